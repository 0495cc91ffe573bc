import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router';
import { tripPath } from '#domain/routes.ts';
import { formatStay } from '#domain/stay/stay-dates.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';

export interface TripOfEventProps {
  readonly trip: {
    readonly id: string;
    readonly fromDate: string;
    readonly untilDate: string;
    readonly listing: { readonly name: string };
  };
}

/** The stay that caused an event. */
export const TripOfEvent = ({ trip }: TripOfEventProps) => (
  <ChakraLink asChild variant="underline" textStyle="sm">
    <Link to={linkWithSource(tripPath(trip.id))}>
      {`${trip.listing.name}, ${formatStay({ from: trip.fromDate, until: trip.untilDate })}`}
    </Link>
  </ChakraLink>
);
