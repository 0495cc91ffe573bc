import { Text } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import { saleBanner } from '#domain/portal/travel-sale.ts';
import { PageBand } from '../../components/page-band';
import { useIsUnderMaintenance, useSession } from '../session/session-context';

/** EX-05: the travel sale above the search and its results, gray before it starts and coral while it runs. */
export function SaleBanner() {
  const { pathname } = useLocation();
  const { session } = useSession();
  const isClosed = useIsUnderMaintenance();
  const banner = saleBanner(session?.experiments ?? [], pathname);
  if (!banner || isClosed) return null;
  return (
    <PageBand label="Travel sale" bg={banner.phase === 'ACTIVE' ? 'coral.muted' : 'bg.muted'}>
      <Text fontWeight="semibold" color={banner.phase === 'ACTIVE' ? 'coral.fg' : 'fg'}>
        {banner.title}
      </Text>
      {banner.text && <Text>{banner.text}</Text>}
    </PageBand>
  );
}
