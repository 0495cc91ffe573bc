import { useSearchParams } from 'react-router';
import { useIsDesktop } from '../components/media/use-is-desktop';

/** TA-01: whether a host application shows the portal; its flag in the address counts on mobile widths. */
export function useIsTravelApp(): boolean {
  const [params] = useSearchParams();
  const isDesktop = useIsDesktop();
  return params.get('isTravelApp') === 'true' && !isDesktop;
}
