import {
  defaultTraveler,
  fullName,
  hasProfile,
  isHiddenProfile,
  isPrivateProfile,
  mayChangeTraveler,
  missingDetails,
  passportToSend,
  selectionAfterDelete,
  selectionAfterSave,
  travelerToSelect,
} from './travelers';

const ana = { id: 't-1', givenName: 'Ana', surname: 'Lopes' };
const ben = { id: 't-2', givenName: 'Ben', surname: 'Okafor' };
const user = { givenName: ' ana ', surname: 'LOPES' };

test('a traveler is shown by given name and surname', () => {
  expect(fullName(ana)).toBe('Ana Lopes');
});

test('[TR-05] a passport is sent only with a country of issue of two characters', () => {
  expect(passportToSend({ countryOfIssue: 'CA' })).toEqual({ countryOfIssue: 'CA' });
  for (const countryOfIssue of ['CAN', 'C', '', null, undefined]) {
    expect(passportToSend({ countryOfIssue })).toBeUndefined();
  }
  expect(passportToSend(null)).toBeUndefined();
});

test('[TR-07] when the list has grown, the new traveler is the only one selected', () => {
  expect(selectionAfterSave(['t-1'], ['t-1', 't-2'], ['t-1'])).toEqual(['t-2']);
  expect(selectionAfterSave(['t-1', 't-2'], ['t-1', 't-2'], ['t-1'])).toEqual(['t-1']);
  expect(selectionAfterSave(['t-1', 't-2'], ['t-3'], ['t-1'])).toEqual(['t-1']);
  expect(selectionAfterSave(['t-1', 't-2'], ['t-1', 't-3'], ['t-1'])).toEqual(['t-1']);
});

test('[TR-08] the default traveler stays selected unless it is the one deleted', () => {
  expect(selectionAfterDelete(['t-2'], 't-2', 't-1')).toEqual(['t-1']);
  expect(selectionAfterDelete(['t-1'], 't-2', 't-1')).toEqual(['t-1']);
  expect(selectionAfterDelete(['t-1'], 't-1', 't-1')).toEqual([]);
  expect(selectionAfterDelete(['t-3'], 't-2', 't-1')).toEqual(['t-3']);
  expect(selectionAfterDelete(['t-2'], 't-2', null)).toEqual([]);
});

test('[TR-11] hidden travelers are private', () => {
  expect(isPrivateProfile({ id: 't-1', isPrivateProfile: false }, ['t-1'])).toBe(true);
  expect(isPrivateProfile({ id: 't-1', isPrivateProfile: true }, [])).toBe(true);
  expect(isPrivateProfile({ id: 't-1', isPrivateProfile: false }, ['t-2'])).toBe(false);
});

test("[TR-17] the default is the only traveler, or the one with the user's name, trimmed and in any case", () => {
  expect(defaultTraveler([ben], user)).toBe(ben);
  expect(defaultTraveler([ben, ana], user)).toBe(ana);
  expect(defaultTraveler([ben, { ...ana, surname: 'Lopez' }], user)).toBeNull();
  expect(defaultTraveler([ben, { ...ana, givenName: 'Eva' }], user)).toBeNull();
  expect(defaultTraveler([ben, { ...ana, givenName: ' Ana' }], user)).not.toBeNull();
  expect(defaultTraveler([ben, ana], null)).toBeNull();
  expect(defaultTraveler([], user)).toBeNull();
});

test('[TR-16] [TR-17] the first step selects a traveler automatically, once session and contact exist', () => {
  const state = { travelers: [ben, ana], selectedId: null, isFirstStep: true, user, hasContact: true };
  expect(travelerToSelect(state)).toBe(ana);
  expect(travelerToSelect({ ...state, hasContact: false })).toBeNull();
  expect(travelerToSelect({ ...state, user: null })).toBeNull();
  expect(travelerToSelect({ ...state, isFirstStep: false })).toBeNull();
  expect(travelerToSelect({ ...state, selectedId: 't-2' })).toBeNull();
  expect(travelerToSelect({ ...state, travelers: [ben], hasContact: false, user: null })).toBe(ben);
});

const profile = {
  gender: 'F',
  dateOfBirth: '1984-02-11',
  isMissingInfo: true,
  isGhostUser: false,
  isPrivateProfile: false,
  linkedUserId: 'user-1',
};

test('[TR-01] missing details are listed once the platform reports that some are missing', () => {
  const incomplete = { ...profile, gender: null, dateOfBirth: null };
  expect(missingDetails(incomplete)).toEqual(['gender', 'dateOfBirth']);
  expect(missingDetails({ ...incomplete, isMissingInfo: false })).toEqual([]);
});

test('[TR-01] [TR-15] an optional detail is not reported as missing', () => {
  expect(missingDetails(profile)).toEqual([]);
});

test('[TR-06] a colleague without a profile cannot be booked for yet', () => {
  expect(hasProfile(profile)).toBe(true);
  expect(hasProfile({ dateOfBirth: null, isPrivateProfile: false })).toBe(false);
  expect(hasProfile({ dateOfBirth: null, isPrivateProfile: true })).toBe(true);
});

test('[TR-11] a private profile is hidden from everyone except the person', () => {
  const shy = { ...profile, isPrivateProfile: true };
  expect(isHiddenProfile(shy, 'user-1')).toBe(false);
  expect(isHiddenProfile(shy, 'user-2')).toBe(true);
  expect(isHiddenProfile(profile, 'user-2')).toBe(false);
});

test('[TR-10] [TR-11] users can change themselves and their guests, not their colleagues', () => {
  expect(mayChangeTraveler(profile, 'user-1')).toBe(true);
  expect(mayChangeTraveler({ ...profile, isPrivateProfile: true }, 'user-1')).toBe(true);
  expect(mayChangeTraveler(profile, 'user-2')).toBe(false);
  expect(mayChangeTraveler({ ...profile, isGhostUser: true }, 'user-2')).toBe(true);
  expect(mayChangeTraveler({ ...profile, linkedUserId: null }, 'user-2')).toBe(true);
  expect(mayChangeTraveler({ ...profile, linkedUserId: null, isPrivateProfile: true }, 'user-2')).toBe(false);
});
