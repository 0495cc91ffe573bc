import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildASTSchema, validateSchema } from 'graphql';
import { coreDocument, marked, type Part } from './core-schema';

const schema = makeExecutableSchema({
  typeDefs: readdirSync(__dirname)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(__dirname, name), 'utf8')),
});

test('the fields for the portal are those of the guide', () => {
  const guide = readFileSync(resolve(__dirname, '../docs/api.md'), 'utf8');
  const [, section = ''] = guide.split('\n## Fields for the portal\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm)].map(
    ([, row = '']) => row,
  );
  const named = rows.flatMap((row) => [...row.replace(/ of .*/, '').matchAll(/\w+/g)].map(String));
  const fields = new Set([...marked(schema, ['portal'])].map((field) => field.replace(/.*\./, '')));
  expect(named.length).toBeGreaterThan(10);
  expect(named.sort()).toEqual([...fields].sort());
});

test('a mark of an interface marks its implementations', () => {
  const fields = marked(schema, ['portal']);
  for (const type of ['UserFacingError', 'SignInRefused', 'BookingRefused'])
    expect(fields).toContain(`${type}.buttons`);
  expect(fields).not.toContain('SignInRefused.code');
});

const without = (...parts: Part[]) => buildASTSchema(coreDocument(schema, parts));

test('without the fields for the portal, no type is left that only they use', () => {
  const core = without('portal');
  expect(validateSchema(core)).toEqual([]);
  expect(core.getQueryType()?.getFields()).not.toHaveProperty('preferenceMetadata');
  const left = Object.keys(schema.getTypeMap()).filter((name) => !core.getType(name));
  expect(left.sort()).toEqual([
    'AgentTitle',
    'CardFamily',
    'CardFamilyWords',
    'CardNames',
    'ClientEventLogged',
    'DemoPersona',
    'EventsTracked',
    'FailureAction',
    'FailureButton',
    'FailureIcon',
    'FailureTrackingTag',
    'LogClientEventInput',
    'PreferenceMetadata',
    'TrackEventsInput',
    'UpdatePreferenceMetadataInput',
  ]);
  for (const name of ['ErrorCode', 'HomeTrip', 'UserFacingError']) expect(core.getType(name)).toBeDefined();
});

test('the core has homes, bookings and trips, but nothing for the portal, about trips booked elsewhere, or for businesses', () => {
  const core = without('portal', 'elsewhere', 'business');
  expect(validateSchema(core)).toEqual([]);
  for (const name of ['Listing', 'BookingSuccess', 'HomeTrip', 'Trip', 'Wallet', 'ErrorCode'])
    expect(core.getType(name)).toBeDefined();
  for (const name of [
    'FlightTrip',
    'TripElsewhere',
    'WatchedFlight',
    'BookedFlight',
    'Experience',
    'AirlineCredit',
  ])
    expect(core.getType(name)).toBeUndefined();
  for (const name of ['BusinessAdministration', 'ApprovalQueue', 'CustomerConnection', 'PriceMatchClaim'])
    expect(core.getType(name)).toBeUndefined();
  expect(core.getMutationType()?.getFields()).not.toHaveProperty('actFor');
});
