/** The icons that only trips and experiences show. */
import { lineIcon, paths } from './icons';

/** Seen from above, flying to the right. */
export const PlaneIcon = lineIcon(
  paths(
    'M21.5 12c0-1-1.2-1.7-2.7-1.7H15L10.5 3.5H8.2l2.2 6.8H6.2L4.4 8H2.8l1 4-1 4h1.6l1.8-2.3h4.2l-2.2 6.8h2.3l4.5-6.8h3.8c1.5 0 2.7-.7 2.7-1.7Z',
  ),
);

export const CarIcon = lineIcon(
  paths(
    'M4 16.5v-4l2-5.5h12l2 5.5v4z',
    'M4 12.5h16',
    'M6.5 16.5v2',
    'M17.5 16.5v2',
    'M7.5 14.5h.1',
    'M16.4 14.5h.1',
  ),
);

export const EyeIcon = lineIcon(
  paths(
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  ),
);

export const TicketIcon = lineIcon(
  paths('M3.5 7h17v3.2a2 2 0 0 0 0 3.6V17h-17v-3.2a2 2 0 0 0 0-3.6V7Z', 'M14 7.5v9'),
);
