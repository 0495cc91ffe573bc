/**
 * Rules for a traveler's details beyond their format (VF-01, VF-02, which define no thresholds; these are those of the issuing
 * bodies). To add one: a line here, a member in the contract.
 */
import type { components } from '#schema/platform.openapi.ts';
import { isPersonName } from '#schema/values/person-name.ts';
import type { PlainDate } from '../kernel/dates';

type Person = components['schemas']['Person'];

const rules: readonly { readonly error: string; broken(person: Person, today: PlainDate): boolean }[] = [
  {
    error: 'UnsupportedNameCharacters',
    broken: ({ givenName, middleName, surname }) =>
      [givenName, middleName ?? 'x', surname].some((name) => !isPersonName(name)),
  },
  {
    error: 'InvalidDateOfBirth',
    broken: ({ dateOfBirth }, today) => dateOfBirth > today || dateOfBirth < '1900-01-01',
  },
  {
    error: 'ExpiredPassport',
    broken: ({ passport }, today) => passport?.expires !== undefined && passport.expires < today,
  },
  {
    error: 'InvalidPassportNumber',
    // ICAO 9303: up to nine letters and digits; a few countries use fewer than six.
    broken: ({ passport }) => passport?.number !== undefined && !/^[A-Za-z0-9]{5,9}$/.test(passport.number),
  },
  {
    error: 'MalformedRedressNumber',
    broken: ({ tsaRedressNumber }) => tsaRedressNumber !== undefined && !/^\d{7}$/.test(tsaRedressNumber),
  },
  {
    error: 'MalformedKnownTravelerNumber',
    broken: ({ knownTravelerNumber }) =>
      knownTravelerNumber !== undefined && !/^[A-Za-z0-9]{8,10}$/.test(knownTravelerNumber),
  },
  {
    error: 'InvalidCustomFieldKey',
    broken: ({ customFields = {} }) => Object.keys(customFields).some((key) => !/^[A-Za-z0-9]+$/.test(key)),
  },
  {
    error: 'InvalidCustomFieldValue',
    broken: ({ customFields = {} }) =>
      Object.values(customFields).some((value) => !/^[A-Za-z0-9 @/._+-]*$/.test(value)),
  },
];

export const brokenRules = (person: Person, today: PlainDate): string[] =>
  rules.filter(({ broken }) => broken(person, today)).map(({ error }) => error);
