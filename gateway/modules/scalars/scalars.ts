import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { remembered } from '#domain/remembered.ts';
import { parseStayDate } from '#domain/stay/stay-dates.ts';

/** A scalar that is text in both directions, with one allowed format. */
function textScalar(
  name: string,
  expectation: string,
  canonical: (text: string) => string | undefined,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown, node?: ValueNode): string => {
    const text = typeof value === 'string' ? canonical(value) : undefined;
    if (text !== undefined) return text;
    throw new GraphQLError(`${name} has to be ${expectation}.`, {
      // The place in the document; graphql-js adds that of a variable itself.
      nodes: node ?? null,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
  return ofSchema(
    new GraphQLScalarType({
      name,
      serialize(value) {
        const text = typeof value === 'string' ? canonical(value) : undefined;
        if (text === undefined) throw new TypeError(`A value of ${name} is not ${expectation}`);
        return text;
      },
      parseValue: (value) => parse(value),
      parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined, node),
    }),
  );
}

/** Keeps the description and specification of the schema: any value here, even undefined, would replace them. */
function ofSchema<Scalar extends object>(scalar: Scalar): Scalar {
  for (const property of ['description', 'specifiedByURL']) Reflect.deleteProperty(scalar, property);
  return scalar;
}

const instant = (text: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : undefined;

const matching =
  (form: RegExp) =>
  (text: string): string | undefined =>
    form.test(text) ? text : undefined;

const decimal = matching(/^-?\d{1,15}(\.\d{1,6})?$/);

/** Browsers remove control characters from addresses and read a backslash as a slash: a path could then become a host. */
const noAddress = /[\p{Control}\\]/u;
const anyOrigin = 'https://portal.invalid';

/** Only http(s), or a path on the portal's own origin; never `javascript:`, never `//other-host`. */
export const safeUrl = remembered((text: string): string | undefined => {
  if (noAddress.test(text) || !URL.canParse(text, anyOrigin)) return undefined;
  if (text.startsWith('/')) return new URL(text, anyOrigin).origin === anyOrigin ? text : undefined;
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
});

export const scalars = {
  Date: textScalar('Date', 'a day as YYYY-MM-DD, of 1900 to 2199', parseStayDate),
  DateTime: textScalar('DateTime', 'an instant as ISO 8601', instant),
  LocalTime: textScalar('LocalTime', 'a time of day as HH:mm', matching(/^([01]\d|2[0-3]):[0-5]\d$/)),
  YearMonth: textScalar('YearMonth', 'a month as YYYY-MM', matching(/^\d{4}-(0[1-9]|1[0-2])$/)),
  Decimal: textScalar(
    'Decimal',
    'a decimal number as text with at most 15 digits before the point and 6 after it, such as "1234.50"',
    decimal,
  ),
  MinorUnits: ofSchema(
    new GraphQLScalarType<never, number>({
      name: 'MinorUnits',
      serialize(value) {
        if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
          throw new TypeError('A value of MinorUnits is not a whole number');
        }
        return value;
      },
    }),
  ),
  Url: textScalar('Url', 'an http(s) address, or a path', safeUrl),
};
