import { PASSENGER_TYPES, passengerKind } from './passenger-kinds';

test.each([
  ['Adult', 'ADULT', 'ADT'],
  ['PrivateAdult', 'ADULT', 'ADT'],
  ['Child', 'CHILD', 'CNN'],
  ['AgeChild', 'CHILD', 'CNN'],
  ['AgelessChild', 'CHILD', 'CNN'],
  ['PrivateAgeChild', 'CHILD', 'CNN'],
  ['LapInfant', 'LAP_INFANT', 'INF'],
  ['SeatedInfant', 'SEATED_INFANT', 'INS'],
] as const)('[TR-26] %s is %s, %s to an airline', (upstream, kind, type) => {
  expect(passengerKind(upstream)).toBe(kind);
  expect(PASSENGER_TYPES[kind]).toBe(type);
  expect(passengerKind(type)).toBe(kind);
});

test('[TR-26] any other kind is undefined', () => {
  expect(passengerKind('Pet')).toBeUndefined();
});
