import { useSearchParams } from 'react-router';
import { useIsDesktop } from '../../components/media/use-is-desktop';
import { useBrowserFact } from '../../components/visit/use-browser-fact';
import { isInTravelApp } from './travel-app';

/** TA-01: whether the travel app shows the portal, by the flag of this or the entry address; on mobile widths only. */
export function useIsTravelApp(): boolean {
  const [params] = useSearchParams();
  const isDesktop = useIsDesktop();
  const isKept = useBrowserFact<boolean>(isInTravelApp, false);
  return (params.get('isTravelApp') === 'true' || isKept) && !isDesktop;
}
