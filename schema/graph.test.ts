/** Facts about the whole graph: its scope, its descriptions, and the shapes that repeat. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getNamedType,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLUnionType,
  isNonNullType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import { MUTATION_FAILURES } from '#domain/failures/mutation-failures.ts';
import platform from './platform.openapi.json';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.graphql'));
const schema = makeExecutableSchema({
  typeDefs: files.map((name) => readFileSync(join(__dirname, name), 'utf8')),
});
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);
const objects = types.filter((type) => type instanceof GraphQLObjectType);

interface Member {
  readonly path: string;
  readonly description: string | null | undefined;
}

/** Everything that a user of the playground can see. */
const members: readonly Member[] = types.flatMap((type): Member[] => {
  const own = { path: type.name, description: type.description };
  if (type instanceof GraphQLEnumType) {
    return [
      own,
      ...type.getValues().map(({ name, description }) => ({ path: `${type.name}.${name}`, description })),
    ];
  }
  if (type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType) {
    return [
      own,
      ...Object.values(type.getFields()).flatMap(({ name, description, args }) => [
        { path: `${type.name}.${name}`, description },
        ...args.map((argument) => ({
          path: `${type.name}.${name}(${argument.name})`,
          description: argument.description,
        })),
      ]),
    ];
  }
  if (type instanceof GraphQLInputObjectType) {
    return [
      own,
      ...Object.values(type.getFields()).map(({ name, description }) => ({
        path: `${type.name}.${name}`,
        description,
      })),
    ];
  }
  return [own];
});

test('[DC-02] the graph builds', () => {
  expect(validateSchema(schema)).toEqual([]);
});

test.each([
  ['listings', 'Listing'],
  ['availability reasons', 'AvailabilityReason'],
  ['price quotes', 'PriceQuote'],
  ['bookings', 'Trip'],
  ['wallet', 'Wallet'],
  ['rewards', 'RewardsAccount'],
])('[DC-02] the graph covers %s', (_, name) => {
  const reachable = new Set(
    objects.flatMap((type) => Object.values(type.getFields()).map((field) => getNamedType(field.type).name)),
  );
  expect(reachable).toContain(name);
});

test('[DC-02] every type, field, argument, input and enum value is described, as a sentence', () => {
  expect(members.length).toBeGreaterThan(700);
  const poor = members.filter(({ description }) => !/^[A-Z`0-9].*[.:)]$/s.test(description?.trim() ?? ''));
  expect(poor.map(({ path }) => path)).toEqual([]);
});

test('a description of a field says more than its kind', () => {
  const isBare = (text: string) => text.split(/\s+/).length < 3;
  const bare = objects.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ description }) => isBare(description ?? ''))
      .map(({ name, description }) => `${type.name}.${name}: ${description}`),
  );
  expect(bare).toEqual([]);
});

test('a nullable field of an object describes the meaning of null', () => {
  const silent = objects.flatMap((type) =>
    Object.values(type.getFields())
      .filter(
        ({ type: fieldType, description }) => !isNonNullType(fieldType) && !/null/i.test(description ?? ''),
      )
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(silent).toEqual([]);
});

test('growing lists are connections: edges, nodes, page info and a total, requested with first and after', () => {
  const connections = objects.filter(({ name }) => name.endsWith('Connection'));
  expect(connections.map(({ name }) => name).sort()).toEqual([
    'ApprovalRequestConnection',
    'BusinessTravelerConnection',
    'BusinessTripConnection',
    'CustomerConnection',
    'ExperienceConnection',
    'PolicyChangeConnection',
    'PriceMatchCaseConnection',
    'ReviewConnection',
    'RewardsEventConnection',
    'StayConnection',
    'TripConnection',
    'WalletEventConnection',
    'WishlistConnection',
    'WishlistItemConnection',
  ]);
  for (const connection of connections) {
    const fields = connection.getFields();
    const node = getNamedType(fields['nodes']?.type)?.name;
    const edge = connection.name.replace('Connection', 'Edge');
    expect(
      Object.fromEntries(Object.values(fields).map(({ name, type }) => [name, String(type)])),
    ).toMatchObject({
      edges: `[${edge}!]!`,
      nodes: `[${node}!]!`,
      pageInfo: 'PageInfo!',
      totalCount: 'Int!',
    });
    const edgeFields = (schema.getType(edge) as GraphQLObjectType).getFields();
    expect([String(edgeFields['cursor']?.type), String(edgeFields['node']?.type)]).toEqual([
      'String!',
      `${node}!`,
    ]);
    const askedFor = objects
      .flatMap((type) => Object.values(type.getFields()))
      .filter((field) => getNamedType(field.type) === connection);
    for (const { args } of askedFor) {
      expect(args.map(({ name }) => name)).toEqual(expect.arrayContaining(['first', 'after']));
    }
  }
});

describe('the refusal codes of a mutation', () => {
  const userFacing = schema.getType('UserFacingError');
  const refusalsOf = (result: unknown): string[] =>
    result instanceof GraphQLUnionType
      ? result
          .getTypes()
          .filter((type) => type.getInterfaces().some((each) => each === userFacing))
          .map(({ name }) => name)
      : [];
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    .map(({ name, type, description }) => ({ name, description, refusals: refusalsOf(getNamedType(type)) }))
    .filter(({ refusals }) => refusals.length > 0);
  const table = MUTATION_FAILURES as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

  test('are defined for each of its refusals', () => {
    expect(mutations.length).toBeGreaterThan(12);
    expect(
      Object.fromEntries(Object.entries(table).map(([name, types]) => [name, Object.keys(types).sort()])),
    ).toEqual(Object.fromEntries(mutations.map(({ name, refusals }) => [name, [...refusals].sort()])));
  });

  test.each(mutations)('are part of the description of $name', ({ name, description }) => {
    const described = [...(description ?? '').matchAll(/^Codes of `(\w+)`: ([^.]+)\.$/gm)].map(
      ([, type, codes]) => [type, codes?.match(/\w+/g)],
    );
    expect(Object.fromEntries(described)).toEqual(table[name]);
  });
});

test('every refusal in the result of a mutation is an error that a user can act on', () => {
  const results = types.filter((type) => type instanceof GraphQLUnionType && type.name.endsWith('Result'));
  expect(results.length).toBeGreaterThan(8);
  const userFacing = schema.getType('UserFacingError');
  for (const result of results) {
    const all = (result as GraphQLUnionType).getTypes();
    const refusals = all.filter((type) => type.getInterfaces().some((each) => each === userFacing));
    expect({
      result: result.name,
      refusals: refusals.length >= 1,
      successes: all.length > refusals.length,
    }).toEqual({ result: result.name, refusals: true, successes: true });
  }
});

test('an extensible enum of the platform has a value for unknown ones', () => {
  const closed = ['UNKNOWN', 'OTHER'];
  const open = ['ListingCollection', 'AddressKind', 'AvailabilityViolation', 'DiscountFunding', 'CardBrand']
    .concat(['CustomerAccountRole', 'AccountUseType', 'WalletEventKind', 'TripState', 'FailureCode'])
    .concat(['AmenityKind', 'CancellationPolicyKind', 'TripTimeState']);
  for (const name of open) {
    const values = (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);
    expect([name, values.some((value) => closed.includes(value))]).toEqual([name, true]);
  }
});

test('unknown values cannot be sent', () => {
  const inputs = types.flatMap((type) =>
    type instanceof GraphQLInputObjectType
      ? Object.values(type.getFields())
      : type instanceof GraphQLObjectType
        ? Object.values(type.getFields()).flatMap(({ args }) => [...args])
        : [],
  );
  const enums = inputs
    .map(({ type }) => getNamedType(type))
    .filter((type) => type instanceof GraphQLEnumType);
  expect(enums.length).toBeGreaterThan(3);
  for (const type of enums) {
    const values = (type as GraphQLEnumType).getValues().map(({ name }) => name);
    expect([type.name, ...values.filter((value) => ['UNKNOWN', 'OTHER'].includes(value))]).toEqual([
      type.name,
    ]);
  }
});

test.each(['RewardsAmount', 'RewardsBalance', 'RewardsSpent'])(
  'the unit of %s is documented as the platform writes it',
  (name) => {
    const { currency } = (schema.getType(name) as GraphQLObjectType).getFields();
    const units = platform.components.schemas.RewardsAmount.properties.currency['x-extensible-enum'];
    expect(units).toContain('Points');
    for (const unit of units) expect(currency?.description).toContain(`\`${unit}\``);
  },
);

test('a field that reads the platform can fail separately: it is nullable, and describes its null', () => {
  const { portal, ...fields } = schema.getQueryType()!.getFields();
  expect(isNonNullType(portal?.type)).toBe(true);
  expect(Object.keys(fields).length).toBeGreaterThan(20);
  for (const { name, type, description } of Object.values(fields)) {
    expect([name, isNonNullType(type)]).toEqual([name, false]);
    expect(description?.replace(/\s+/g, ' ')).toMatch(/[Nn]ull.*with an error/);
  }
});

test('each scalar with a published format links it', () => {
  const own = types.filter((type) => type instanceof GraphQLScalarType);
  const unspecified = own
    .filter((type) => !(type as GraphQLScalarType).specifiedByURL)
    .map(({ name }) => name);
  // A whole number beyond the 32 bits of Int: only the description says so.
  expect(unspecified).toEqual(['MinorUnits']);
});

test('[DC-02] every mutation takes one input, or nothing, and returns an object or a union of objects', () => {
  for (const { name, args, type } of Object.values(schema.getMutationType()!.getFields())) {
    expect([name, args.map((argument) => argument.name)]).toEqual([
      name,
      name === 'signOut' || name === 'stopActing' ? [] : ['input'],
    ]);
    const named = getNamedType(type);
    expect([name, named instanceof GraphQLObjectType || named instanceof GraphQLUnionType]).toEqual([
      name,
      true,
    ]);
    expect([name, String(type)]).toEqual([name, `${named.name}!`]);
  }
});
