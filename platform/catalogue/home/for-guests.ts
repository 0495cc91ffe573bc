import { createHash } from 'node:crypto';
import type { FactsForGuests } from '../catalogue.types';
import { TERMS_TEXTS } from '../texts/terms-texts';

export interface GuestHome {
  readonly id: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly isApartment: boolean;
}

/**
 * Facts of a home that only guests who have booked see. Derived from the home's identifier and not from the catalogue's draws, so
 * that nothing else changes. The phone numbers are from the range reserved for fiction (555-0100 to 555-0199).
 */
export function factsForGuestsOf({ id, street, city, state, isApartment }: GuestHome): FactsForGuests {
  const digest = createHash('sha256').update(`guests of ${id}`).digest();
  const texts = isApartment ? TERMS_TEXTS.checkInInABuilding : TERMS_TEXTS.checkInAtAHouse;
  const text = texts[digest.readUInt16BE(0) % texts.length] ?? '';
  const code = String(1_000 + (digest.readUInt16BE(2) % 9_000));
  const area = 212 + (digest.readUInt16BE(4) % 700);
  return {
    street,
    city,
    state,
    hostPhoneNumber: `+1${area}55501${String(digest.readUInt16BE(6) % 100).padStart(2, '0')}`,
    checkInInstructions: text.replaceAll('{code}', code).replaceAll('{street}', street),
  };
}
