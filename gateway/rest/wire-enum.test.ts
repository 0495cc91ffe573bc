import { enumReader, wireMember } from './wire-enum';

test('[AV-12] a member in the spelling of the platform is one of the graph, and any other is UNKNOWN', () => {
  const read = enumReader({ AIR_CONDITIONING: true, UNKNOWN: true });
  expect(['AirConditioning', 'Sauna', undefined, 'constructor'].map(read)).toEqual([
    'AIR_CONDITIONING',
    'UNKNOWN',
    'UNKNOWN',
    'UNKNOWN',
  ]);
});

test('a member of the graph has one spelling for the platform', () => {
  expect((['NIGHT', 'STAY_TOTAL', 'EVENING_AND_NIGHT'] as const).map(wireMember)).toEqual([
    'Night',
    'StayTotal',
    'EveningAndNight',
  ]);
});
