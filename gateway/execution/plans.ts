import type { DocumentNode, GraphQLSchema } from 'graphql';
import { compilePlan, operationOf, type Plan, type Variables } from './plan';
import { conditionsOf, type OperationScope } from './selection';

export interface RequestedOperation {
  /** Valid, and the same object each time that the document is sent. */
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Variables | undefined;
}

/** The plans of one operation, for different values of its conditions. */
const MAX_PLANS = 8;

/** One operation of a document, with its plans. */
export class CompiledOperation {
  /** How often it has been requested. */
  runs = 0;
  /** The variables that decide which fields are selected. */
  private readonly conditions: readonly string[];
  /** By the values of the conditions; undefined: graphql-js executes it. */
  private readonly plans = new Map<string, Plan | undefined>();

  constructor(
    readonly id: number,
    readonly scope: Pick<OperationScope, 'operation' | 'fragments'>,
    private readonly schema: GraphQLSchema,
  ) {
    this.conditions = conditionsOf(scope);
  }

  planOf(variables: Variables): Plan | undefined {
    const key = this.keyOf(variables);
    if (this.plans.has(key)) return this.plans.get(key);
    if (this.plans.size >= MAX_PLANS) return undefined;
    let plan: Plan | undefined;
    try {
      plan = compilePlan({ ...this.scope, schema: this.schema, variables });
    } catch {
      // Documents that cannot be compiled, such as introspection queries.
    }
    this.plans.set(key, plan);
    return plan;
  }

  /** From now on, graphql-js executes it. */
  giveUp(variables: Variables): void {
    this.plans.set(this.keyOf(variables), undefined);
  }

  private keyOf(variables: Variables): string {
    return this.conditions.map((name) => String(variables[name])).join(' ');
  }
}

/** The operations that have been requested, for as long as their documents are stored. */
export class Plans {
  private readonly documents = new WeakMap<DocumentNode, Map<string, CompiledOperation>>();
  private ids = 0;

  constructor(private readonly schema: GraphQLSchema) {}

  operationFor({ document, operationName }: RequestedOperation): CompiledOperation | undefined {
    const operations = this.documents.get(document) ?? new Map<string, CompiledOperation>();
    this.documents.set(document, operations);
    const known = operations.get(operationName ?? '');
    if (known !== undefined) return known;
    const scope = operationOf(document, operationName);
    if (scope === undefined) return undefined;
    const compiled = new CompiledOperation((this.ids += 1), scope, this.schema);
    operations.set(operationName ?? '', compiled);
    return compiled;
  }
}
