import {
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import type { Random } from './random';

export interface RandomOperation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A valid query of random fields, aliases, fragments and conditions. */
export function randomQuery(schema: GraphQLSchema, random: Random): RandomOperation {
  for (;;) {
    const { source, variables } = new Writer(schema, random).write();
    const document = parse(source);
    if (validate(schema, document).length === 0) return { source, document, variables };
  }
}

const MAX_DEPTH = 5;

class Writer {
  private readonly fragments: string[] = [];
  private readonly conditions: Record<string, boolean> = {};
  private names = 0;
  private fields = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
  ) {}

  write(): { source: string; variables: Record<string, unknown> } {
    const root = this.schema.getQueryType();
    if (!root) throw new Error('a schema without queries');
    const body = this.selectionOf(root, 0);
    const declared = Object.keys(this.conditions).map((name) => `$${name}: Boolean!`);
    const head = declared.length === 0 ? 'query' : `query (${declared.join(', ')})`;
    return {
      source: [`${head} ${body}`, ...this.fragments].join('\n'),
      variables: this.conditions,
    };
  }

  private selectionOf(type: GraphQLCompositeType, depth: number): string {
    const count = 1 + this.random.below(depth === 0 ? 3 : 6);
    const selections = Array.from({ length: count }, () => this.oneSelection(type, depth));
    // A condition may exclude all others.
    return `{ __typename ${selections.join(' ')} }`;
  }

  private oneSelection(type: GraphQLCompositeType, depth: number): string {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    if (depth >= MAX_DEPTH && fields.length === 0) return '__typename';
    if (depth < MAX_DEPTH && (fields.length === 0 || this.random.chance(0.2))) {
      return this.fragmentOn(type, depth);
    }
    if (this.random.chance(0.08)) return `${this.alias()}__typename${this.condition()}`;
    const field = this.random.pick(fields);
    const named = getNamedType(field.type);
    this.fields += 1;
    const deeper = isCompositeType(named);
    if (deeper && (depth >= MAX_DEPTH || this.fields > 60)) return '__typename';
    const below = deeper ? ` ${this.selectionOf(named, depth + 1)}` : '';
    return `${this.alias()}${field.name}${this.argumentsOf(field)}${this.condition()}${below}`;
  }

  private fragmentOn(type: GraphQLCompositeType, depth: number): string {
    const possible = isAbstractType(type) ? this.schema.getPossibleTypes(type) : [type];
    const interfaces = isObjectType(type) ? type.getInterfaces() : [];
    const target = this.random.pick<GraphQLCompositeType>([type, ...possible, ...interfaces]);
    const body = this.selectionOf(target, depth + 1);
    if (this.random.chance(0.3)) {
      const on = target === type && this.random.chance(0.5) ? '' : ` on ${target.name}`;
      return `...${on}${this.condition()} ${body}`;
    }
    const name = this.newName('F');
    this.fragments.push(`fragment ${name} on ${target.name} ${body}`);
    const spread = `...${name}${this.condition()}`;
    return this.random.chance(0.2) ? `${spread} ...${name}` : spread;
  }

  private alias(): string {
    return this.random.chance(0.25) ? `${this.newName('a')}: ` : '';
  }

  private condition(): string {
    if (!this.random.chance(0.15)) return '';
    const directive = this.random.pick(['skip', 'include']);
    if (this.random.chance(0.3)) return ` @${directive}(if: ${this.random.chance(0.5)})`;
    const name = this.random.pick(['first', 'second', 'third']);
    this.conditions[name] ??= this.random.chance(0.5);
    return ` @${directive}(if: $${name})`;
  }

  /** The same arguments for a field each time, so that fields can be merged. */
  private argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
    const given = args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${literalOf(type)}`);
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  }

  private newName(about: string): string {
    this.names += 1;
    return `${about}${this.names}`;
  }
}

const texts: Readonly<Record<string, string>> = {
  Date: '"2026-06-05"',
  DateTime: '"2026-06-05T10:00:00Z"',
  LocalTime: '"10:00"',
  YearMonth: '"2027-01"',
  Decimal: '"10.00"',
  Url: '"/a"',
  Int: '2',
  Float: '1.5',
  Boolean: 'true',
};

function literalOf(given: GraphQLInputType): string {
  const type = getNullableType(given);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  return isNonNullType(type) ? '' : (texts[type.name] ?? '"x"');
}
