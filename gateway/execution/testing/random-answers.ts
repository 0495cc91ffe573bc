import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { scalars } from '../../modules/scalars/scalars';
import type { Random } from './random';

/** How often results contain values that graphql-js would convert, or refuse. */
export interface Faults {
  readonly rate: number;
}

/** The real types, with resolvers that return random values, some immediately and some later. */
export function schemaOfRandomAnswers(typeDefs: string, random: Random, faults: Faults): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs, resolvers: scalars });
  const values = new Values(schema, random, faults);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = type === schema.getQueryType();
    for (const field of Object.values(type.getFields())) {
      if (isRoot || random.chance(0.1)) field.resolve = values.resolver(field.type);
    }
  }
  return schema;
}

const texts = [
  '',
  'plain',
  'with "quotes" and \\ and /',
  'lines\nand\ttabs\u0000\u001f\u007f\u2028',
  'ünïcödé — 👩‍👩‍👧 ﷺ',
  'half \ud800 of a character',
  'x'.repeat(250),
  `${'é"'.repeat(120)}`,
  '__proto__',
];

const wrong: readonly unknown[] = [
  12,
  -0,
  1.5,
  2 ** 40,
  Number.NaN,
  true,
  'text',
  new Error('an error as a value'),
  {},
  [],
  new Date(0),
  Object.assign(() => 'a function', {}),
  Symbol.iterator,
  null,
  undefined,
];

class Values {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
    private readonly faults: Faults,
  ) {}

  resolver(type: GraphQLOutputType): GraphQLFieldResolver<unknown, unknown> {
    const { random, faults } = this;
    // Chosen now, so that both executions receive the same value.
    const value = this.valueOf(type, 0);
    const fails = random.chance(faults.rate);
    const later = random.below(4);
    return () => {
      if (later === 0 && fails) throw new Error('fails at once');
      if (later === 0) return value;
      const turns = Array.from({ length: later });
      return turns
        .reduce<Promise<unknown>>((turn) => turn.then(() => undefined), Promise.resolve())
        .then(() => {
          if (fails) throw new Error('fails later');
          return value;
        });
    };
  }

  private valueOf(given: GraphQLOutputType, depth: number): unknown {
    const { random, faults } = this;
    if (random.chance(faults.rate)) return random.pick(wrong);
    if (random.chance(faults.rate / 4)) return Promise.resolve(this.plainValueOf(given, depth));
    const mayBeNull = !isNonNullType(given);
    if (mayBeNull && random.chance(0.2)) return random.pick([null, undefined]);
    return this.plainValueOf(given, depth);
  }

  private plainValueOf(given: GraphQLOutputType, depth: number): unknown {
    const { random } = this;
    const type = getNullableType(given);
    if (isListType(type)) {
      const items = Array.from({ length: random.below(depth > 4 ? 2 : 4) }, () =>
        this.valueOf(type.ofType, depth + 1),
      );
      return this.mayAbandon(type.ofType) ? items.map((item) => Promise.resolve(item)) : items;
    }
    if (isEnumType(type)) return random.pick(type.getValues()).value;
    if (isAbstractType(type))
      return this.objectOf(random.pick(this.schema.getPossibleTypes(type)), depth, true);
    if (isObjectType(type)) return this.objectOf(type, depth, random.chance(0.5));
    return this.leafOf(String(type));
  }

  /**
   * Whether graphql-js could abandon pending items of a list because another item failed immediately: their failures would end
   * the process. It awaits items that are all promises.
   */
  private mayAbandon(item: GraphQLOutputType): boolean {
    return this.faults.rate > 0 && isNonNullType(item) && !isLeafType(item.ofType);
  }

  /** Properties are created when they are read, because types contain each other. */
  private objectOf(type: GraphQLObjectType, depth: number, namesItself: boolean): object {
    const object: Record<string, unknown> = namesItself ? { __typename: type.name } : {};
    for (const field of Object.values(type.getFields())) {
      let value: { readonly chosen: unknown } | undefined;
      Object.defineProperty(object, field.name, {
        enumerable: true,
        get: () => (value ??= { chosen: this.valueOf(field.type, depth + 1) }).chosen,
      });
    }
    return object;
  }

  private leafOf(name: string): unknown {
    const { random } = this;
    switch (name) {
      case 'Int':
        return random.pick([0, -1, 7, 2 ** 31 - 1]);
      case 'Float':
        return random.pick([0, -0.1, 1e21, 5e-7, 4.5]);
      case 'Boolean':
        return random.chance(0.5);
      case 'Date':
        return random.pick(['2026-06-05', '1999-12-31']);
      case 'DateTime':
        return random.pick(['2026-06-05T10:00:00Z', '2026-06-05T10:00:00.000+02:00']);
      case 'LocalTime':
        return '16:00';
      case 'YearMonth':
        return '2027-01';
      case 'Decimal':
        return random.pick(['10.00', '-3']);
      case 'MinorUnits':
        return random.pick([0, -5, 123_456]);
      case 'Url':
        return random.pick(['/photos/1.webp', 'https://a.example/"?b']);
      case 'JSON':
        return random.pick<unknown>([{ a: [1, null, { b: 'é' }] }, 'text', 3, [], { toJSON: () => 'own' }]);
      default:
        return random.pick(texts);
    }
  }
}
