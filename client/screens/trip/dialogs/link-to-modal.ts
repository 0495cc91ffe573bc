import type { LinkProps } from 'react-router';
import type { HomeModal } from '../../../../domain/booking/trip-modals';
import { tripPath } from '../../../../domain/routes';
import { OPENED_FROM_PAGE } from './use-modal-close';

/** The props of a link to a modal of a trip's page: the page stays where it is scrolled to. */
export const linkToModal = (
  tripId: string,
  modal: HomeModal,
): Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> => ({
  to: tripPath(tripId, modal),
  state: OPENED_FROM_PAGE,
  preventScrollReset: true,
});
