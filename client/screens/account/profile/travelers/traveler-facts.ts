/** A short summary of a traveler's profile. */
import { counted } from '#domain/counted.ts';
import { plainDate } from '#domain/dates.ts';
import { COUNTRIES } from '#client/components/countries/countries.ts';
import type { SavedTravelerFragment } from '#client/features/travelers/traveler-changes.generated.ts';

const countryName = (code: string): string => COUNTRIES.find((each) => each.code === code)?.name ?? code;

/** `Born September 14, 1983 · United States`. */
export const birthLine = ({ dateOfBirth, nationality }: SavedTravelerFragment): string =>
  [
    dateOfBirth && `Born ${plainDate(dateOfBirth).format('MMMM D, YYYY')}`,
    nationality && countryName(nationality),
  ]
    .filter(Boolean)
    .join(' · ');

/** The other recorded details, each in one or two words. */
export const recordedDetails = (traveler: SavedTravelerFragment): string[] =>
  [
    traveler.passportCountryOfIssue && 'Passport',
    traveler.driverLicense && "Driver's license",
    traveler.knownTravelerNumber && 'Known traveler number',
    traveler.tsaRedressNumber && 'Redress number',
    traveler.frequentFlyer.length > 0 && counted(traveler.frequentFlyer.length, 'frequent flyer number'),
    traveler.hotelLoyalty.length > 0 && counted(traveler.hotelLoyalty.length, 'hotel program'),
    traveler.assistance.length > 0 && 'Special assistance',
    traveler.customFields.length > 0 && counted(traveler.customFields.length, 'custom field'),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
