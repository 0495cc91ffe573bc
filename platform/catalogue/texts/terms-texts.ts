import { readWorld } from '../../world/read-world';

interface TermsTexts {
  houseRules: string[];
  arrivalAtAHouse: string[];
  arrivalInABuilding: string[];
  /** How guests enter: `{code}` is the door code, `{street}` the street and number. */
  checkInAtAHouse: string[];
  checkInInABuilding: string[];
  petsWelcome: string[];
  petsRefused: string[];
  importantInformation: string[];
  /** What providers add to a confirmation, as templates (see compose.ts). */
  reservationInformation: string[];
}

export const TERMS_TEXTS = readWorld<TermsTexts>('texts/terms.json');
