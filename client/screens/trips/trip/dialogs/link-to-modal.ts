import type { LinkProps } from 'react-router';
import type { NamedModal } from '#domain/booking/trip-modals.ts';
import { tripPath } from '#domain/routes.ts';
import { OPENED_FROM_PAGE } from './use-modal-close';

/** The props of a link to a modal of a trip's page, which keeps the scroll position. */
export const linkToModal = (
  tripId: string,
  modal: NamedModal,
): Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> => ({
  to: tripPath(tripId, modal),
  state: OPENED_FROM_PAGE,
  preventScrollReset: true,
});
