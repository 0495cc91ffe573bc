import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useAnnounce } from '../../components/announcer/announcer';
import { useIsOnline } from '../../components/media/use-is-online';

const OFFLINE = 'You are offline. Anything that needs the network resumes when you are back online.';

/** Shows a notice while there is no network. */
export function OfflineNote() {
  const isOnline = useIsOnline();
  const announce = useAnnounce();
  useEffect(() => {
    if (isOnline) return undefined;
    announce(OFFLINE);
    return () => announce('The connection is back.');
  }, [isOnline, announce]);
  if (isOnline) return null;
  return (
    <Text px="4" py="1.5" textStyle="sm" textAlign="center" bg="bg.warning" color="fg.warning">
      {OFFLINE}
    </Text>
  );
}
