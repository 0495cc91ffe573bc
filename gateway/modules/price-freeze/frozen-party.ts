import type { Wire } from '../../rest/wire';

interface Party {
  readonly adults: number;
  readonly children?: readonly number[] | null;
  readonly petsIncluded?: boolean | null;
}

/** The party of a frozen price, in the platform's format. */
export const wireParty = ({ adults, children, petsIncluded }: Party): Wire<'GuestDetails'> => ({
  adults,
  children: [...(children ?? [])],
  infants: 0,
  petsIncluded: petsIncluded ?? false,
});
