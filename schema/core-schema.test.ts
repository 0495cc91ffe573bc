import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildASTSchema, validateSchema } from 'graphql';
import { coreDocument, portalFields } from './core-schema';

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
  const marked = new Set([...portalFields(schema)].map((field) => field.replace(/.*\./, '')));
  expect(named.length).toBeGreaterThan(10);
  expect(named.sort()).toEqual([...marked].sort());
});

test('a mark of an interface marks its implementations', () => {
  const marked = portalFields(schema);
  for (const type of ['UserFacingError', 'SignInRefused', 'BookingRefused'])
    expect(marked).toContain(`${type}.buttons`);
  expect(marked).not.toContain('SignInRefused.code');
});

test('the core has no field for the portal, and no type that only they use', () => {
  const core = buildASTSchema(coreDocument(schema));
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
