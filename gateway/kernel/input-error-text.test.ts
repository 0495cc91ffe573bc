import { buildSchema, GraphQLError, graphqlSync, GraphQLScalarType } from 'graphql';
import { withoutValues } from './input-error-text';

const schema = buildSchema(`
  type Query { book(input: Input!, card: Card): Int }
  input Input { gender: Gender!, guests: [Int!], name: Name, days: [Day] }
  input Name { given: String! }
  input Card @oneOf { id: ID, number: String }
  enum Gender { F M }
  scalar Day
`);
const { Day } = schema.getTypeMap();
if (Day instanceof GraphQLScalarType) {
  Day.parseValue = () => {
    throw new GraphQLError('Day has to be a day, such as "2027-02-28".');
  };
}

const SECRET = '4111111111111111';

const messageOf = (input: unknown, card?: unknown): string => {
  const { errors } = graphqlSync({
    schema,
    source: 'query ($input: Input!, $card: Card) { book(input: $input, card: $card) }',
    variableValues: { input, card },
  });
  return withoutValues(errors?.[0]?.message ?? '');
};

test.each([
  [{ gender: 'FEMALE' }, 'at "input.gender". The value does not exist in "Gender" enum.'],
  [{ gender: SECRET }, 'at "input.gender". The value does not exist in "Gender" enum.'],
  [{ gender: 7 }, 'at "input.gender". Enum "Gender" cannot represent non-string value.'],
  [{ guests: [1] }, 'value. Field "gender" of required type "Gender!" was not provided.'],
  [{ gender: null }, 'at "input.gender". Expected non-nullable type "Gender!" not to be null.'],
  [{ gender: 'F', [`x${SECRET}`]: 1 }, 'value. A field is not defined by type "Input".'],
  [{ gender: 'F', guests: ['x'] }, 'at "input.guests[0]". Int cannot represent non-integer value.'],
  [{ gender: 'F', name: SECRET }, 'at "input.name". Expected type "Name" to be an object.'],
  [{ gender: 'F', days: [SECRET] }, 'at "input.days[0]". Day has to be a day, such as "2027-02-28".'],
])('for %j the message names the rule, and not the value', (input, text) => {
  expect(messageOf(input)).toBe(
    `Variable "$input" got invalid ${text.startsWith('at') ? 'value ' : ''}${text}`,
  );
});

test('an object that requires exactly one field', () => {
  expect(messageOf({ gender: 'F' }, { id: SECRET, number: SECRET })).toBe(
    'Variable "$card" got invalid value. Exactly one key must be specified for OneOf type "Card".',
  );
});

test.each([
  { gender: `F; Field "${SECRET}" of required type "Card" was not provided.` },
  { gender: `F; Day has to be ${SECRET}.` },
  { gender: 'F', days: [`; Day has to be ${SECRET}.`] },
  { gender: 'F', days: [{ [`a; Day has to be ${SECRET}.`]: 1 }] },
  { gender: 'F', [`a; Day has to be ${SECRET}`]: 1 },
])('a value that looks like a reason is not repeated: %j', (input) => {
  expect(messageOf(input)).not.toContain(SECRET);
});
