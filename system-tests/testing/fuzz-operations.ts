/** Operations generated from the schema: any root field with its arguments, mostly almost valid, with one invalid part. */
import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
} from 'graphql';
import { oddDay, oddNumber, oddText, oddValue, rarely } from '#fixtures/fuzz.ts';

export interface FuzzOperation {
  readonly type: OperationTypeNode;
  readonly field: string;
  readonly query: string;
  readonly variables: unknown;
}

interface Part {
  readonly text: string;
  /** The variables of the operation: name, type, value. */
  readonly variables: readonly (readonly [string, string, unknown])[];
}

const decimal = fc.oneof(
  fc.nat(2_000_000).map((cents) => (cents / 100).toFixed(2)),
  oddText,
);

const byScalar: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ID: oddText,
  String: oddText,
  Int: fc.oneof(fc.integer({ min: -1, max: 30 }), oddNumber),
  Boolean: fc.boolean(),
  Date: fc.oneof(oddDay, oddDay, oddText),
  Decimal: decimal,
  JSON: oddValue,
};

function valueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const plain = getNullableType(type);
  if (isListType(plain)) return rarely(fc.array(valueOf(plain.ofType), { maxLength: 3 }), oddValue);
  if (isEnumType(plain))
    return rarely(fc.constantFrom(...plain.getValues().map(({ name }) => name)), oddText);
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields());
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    const record = Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type)]));
    return rarely(fc.record(record, { requiredKeys: required }), oddValue);
  }
  return rarely(byScalar[plain.name] ?? oddText, oddValue);
}

const nothing: Part = { text: '', variables: [] };

const joined = (parts: readonly Part[], between: string): Part => ({
  text: parts
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(between),
  variables: parts.flatMap(({ variables }) => variables),
});

/** All required arguments and some of the others, each as a variable. */
function argumentsOf(args: readonly GraphQLArgument[], way: string): fc.Arbitrary<Part> {
  if (args.length === 0) return fc.constant(nothing);
  const parts = args.map(({ name, type }): fc.Arbitrary<Part> => {
    const variable = `${way}_${name}`;
    const part = valueOf(type).map((value) => ({
      text: `${name}: $${variable}`,
      variables: [[variable, String(type), value]] as const,
    }));
    return isNonNullType(type) ? part : fc.oneof(part, fc.constant(nothing));
  });
  return fc.tuple(...parts).map((made) => {
    const { text, variables } = joined(made, ', ');
    return { text: text === '' ? '' : `(${text})`, variables };
  });
}

function fieldOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  way: string,
  depth: number,
): fc.Arbitrary<Part> {
  return fc
    .tuple(argumentsOf(field.args, way), selectionOf(schema, field.type, way, depth))
    .map(([args, selection]) => joined([{ ...nothing, text: field.name }, args, selection], ' '));
}

function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  way: string,
  depth: number,
  alias: (field: string) => string = () => '',
): fc.Arbitrary<Part> {
  const named = getNamedType(type);
  const within = (part: Part): Part => ({ ...part, text: `{ __typename ${part.text} }` });
  if (isAbstractType(named)) {
    // Fields with one name in several types of a union must match: each has its own alias.
    const members = schema
      .getPossibleTypes(named)
      .map((member) =>
        selectionOf(
          schema,
          member,
          `${way}_${member.name}`,
          depth,
          (field) => `${member.name}_${field}: `,
        ).map((part): Part => ({ ...part, text: `... on ${member.name} ${part.text}` })),
      );
    return fc.tuple(...members).map((parts) => within(joined(parts, ' ')));
  }
  if (!isObjectType(named)) return fc.constant(nothing);
  if (depth === 0) return fc.constant(within(nothing));
  const fields = Object.values(named.getFields());
  return fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(4, fields.length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((field) =>
          fieldOf(schema, field, `${way}_${field.name}`, depth - 1).map((part): Part => ({
            ...part,
            text: `${alias(field.name)}${part.text}`,
          })),
        ),
      ),
    )
    .map((parts) => within(joined(parts, ' ')));
}

/** Documents that are invalid, or not for this schema, or too large. */
const brokenDocument = fc.constantFrom(
  '',
  '{',
  '}',
  '{ __typename',
  'query ($a: Nope) { __typename }',
  '{ nope }',
  '{ portal { nope } }',
  'query A { __typename } query B { __typename }',
  'fragment a on Query { ...a } { ...a }',
  '{ places(text: "\\u0000") { id } }',
  '{ places(text: "\0") { id } }',
  '{ places(text: "\\ud800") { id } }',
  '{ places(text: """\\""" """) { id } }',
  '{ listing(id: {a: [1]}, stay: 1) { id } }',
  `{ ${'a: __typename '.repeat(60)} }`,
  `{ __typename ${'@skip(if: false) '.repeat(60)} }`,
  '{ __typename @nope }',
  'subscription { priceQuoteStatus(token: "a") { __typename } bookingStatus(token: "a") { __typename } }',
  'mutation { signOut { endedSession } a: signOut { endedSession } }',
  '{ __schema { types { name } } }',
  '{ __type(name: "Query") { fields { name } } }',
);

const rootTypes = (schema: GraphQLSchema) => ({
  [OperationTypeNode.QUERY]: schema.getQueryType(),
  [OperationTypeNode.MUTATION]: schema.getMutationType(),
  [OperationTypeNode.SUBSCRIPTION]: schema.getSubscriptionType(),
});

/** Operations of all root fields of a kind, and invalid documents. */
export function anyOperation(schema: GraphQLSchema, type: OperationTypeNode): fc.Arbitrary<FuzzOperation> {
  const fields = Object.values(rootTypes(schema)[type]?.getFields() ?? {});
  const made = fields.map((field) =>
    fieldOf(schema, field, 'v', 4).map(({ text, variables }): FuzzOperation => {
      const declared = variables.map(([name, declaredType]) => `$${name}: ${declaredType}`).join(', ');
      return {
        type,
        field: field.name,
        query: `${type} Fuzz${declared === '' ? '' : `(${declared})`} { ${text} }`,
        variables: Object.fromEntries(variables.map(([name, , value]) => [name, value])),
      };
    }),
  );
  const broken = fc
    .tuple(brokenDocument, oddValue)
    .map(([query, variables]): FuzzOperation => ({ type, field: 'no field', query, variables }));
  return fc.oneof({ weight: 15, arbitrary: fc.oneof(...made) }, { weight: 1, arbitrary: broken });
}
