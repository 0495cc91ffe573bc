import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { compilePlan, operationOf, type Plan, type Variables } from './plan';
import { conditionsOf, type OperationScope } from './selection';

export interface RequestedOperation {
  /** Valid, and the same object each time that the document is sent. */
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Variables | undefined;
}

export interface PlanLimits {
  /** How often graphql-js executes an operation with the same conditions before it is compiled. */
  readonly runsBeforeCompiling: number;
  /** The memory of all plans. */
  readonly maxBytes: number;
}

/** An operation with certain values of the variables of its `@skip` and `@include`. */
interface Variant {
  readonly runs: number;
  /** Undefined: graphql-js executes it. */
  readonly plan: Plan | undefined;
}

/** Memory for a variant without a plan. */
const VARIANT_BYTES = 500;

/** One operation of a document, with its plans. */
export class CompiledOperation {
  /** The variables that decide which fields are selected. */
  private readonly conditions: readonly string[];

  constructor(
    readonly id: number,
    readonly scope: Pick<OperationScope, 'operation' | 'fragments'>,
    private readonly plans: Plans,
  ) {
    this.conditions = conditionsOf(scope);
  }

  /** Counts a run of the operation; returns its plan, if it has one. */
  planOf(variables: Variables): Plan | undefined {
    return this.plans.planOf(this.keyOf(variables), { ...this.scope, variables });
  }

  /** From now on, graphql-js executes it. */
  giveUp(variables: Variables): void {
    this.plans.giveUp(this.keyOf(variables));
  }

  private keyOf(variables: Variables): string {
    return `${this.id} ${this.conditions.map((name) => String(variables[name])).join(' ')}`;
  }
}

/** The operations that have been requested, for as long as their documents are stored, and the plans that were used last. */
export class Plans {
  private readonly documents = new WeakMap<DocumentNode, Map<string, CompiledOperation>>();
  private readonly variants: LRUCache<string, Variant>;
  private ids = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: PlanLimits,
  ) {
    this.variants = new LRUCache({ maxSize: limits.maxBytes });
  }

  operationFor({ document, operationName }: RequestedOperation): CompiledOperation | undefined {
    const operations = this.documents.get(document) ?? new Map<string, CompiledOperation>();
    this.documents.set(document, operations);
    const known = operations.get(operationName ?? '');
    if (known !== undefined) return known;
    const scope = operationOf(document, operationName);
    if (scope === undefined) return undefined;
    const compiled = new CompiledOperation((this.ids += 1), scope, this);
    operations.set(operationName ?? '', compiled);
    return compiled;
  }

  planOf(key: string, scope: Omit<OperationScope, 'schema'>): Plan | undefined {
    const { runs, plan } = this.variants.get(key) ?? { runs: 0, plan: undefined };
    const { runsBeforeCompiling } = this.limits;
    if (runs > runsBeforeCompiling) return plan;
    const compiled = runs === runsBeforeCompiling ? this.compile(scope) : undefined;
    this.store(key, { runs: runs + 1, plan: compiled });
    return compiled;
  }

  giveUp(key: string): void {
    this.store(key, { runs: Infinity, plan: undefined });
  }

  private store(key: string, variant: Variant): void {
    this.variants.set(key, variant, { size: VARIANT_BYTES + key.length + (variant.plan?.bytes ?? 0) });
  }

  private compile(scope: Omit<OperationScope, 'schema'>): Plan | undefined {
    try {
      return compilePlan({ ...scope, schema: this.schema });
    } catch {
      // Documents that cannot be compiled, such as introspection queries.
      return undefined;
    }
  }
}
