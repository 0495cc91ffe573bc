import { counted } from '../counted';

export interface Party {
  readonly guests: {
    readonly adults: number;
    readonly children: number;
    readonly petsIncluded: boolean;
  } | null;
  readonly guestCount: number | null;
}

/** `2 adults, 1 child, with pets`; the number of guests if the ages are unknown; null if that is unknown too. */
export function partyText({ guests, guestCount }: Party): string | null {
  if (!guests) return guestCount === null ? null : counted(guestCount, 'guest');
  const { adults, children, petsIncluded } = guests;
  const party = [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    petsIncluded && 'with pets',
  ];
  return party.filter(Boolean).join(', ');
}
