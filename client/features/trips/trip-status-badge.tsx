import { Badge, Spinner } from '@chakra-ui/react';
import type { TripStatus } from './trip-status';

export interface TripStatusBadgeProps {
  readonly status: TripStatus;
}

/** The status of a booked stay, as a badge, with a spinner while the page follows it. */
export const TripStatusBadge = ({ status: { text, palette, isFollowed } }: TripStatusBadgeProps) => (
  <Badge colorPalette={palette} size="md" borderRadius="full" px="3" flexShrink="0">
    {isFollowed && <Spinner size="xs" aria-hidden="true" />}
    {text}
  </Badge>
);
