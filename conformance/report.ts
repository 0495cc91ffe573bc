/** The findings of the kit, as text for people and as JSON for programs. */
import { isRequired, operationIds, OPERATIONS, type OperationId, type TenantName } from './operations';

export type Rule =
  | 'missing'
  | 'unreachable'
  | 'slow'
  | 'status'
  | 'body'
  | 'error body'
  | 'money'
  | 'time'
  | 'cache'
  | 'session'
  | 'anti-forgery'
  | 'other users'
  | 'strictness'
  | 'limits'
  | 'consistency'
  | 'once'
  | 'retry';

export interface Finding {
  readonly operation: OperationId;
  readonly rule: Rule;
  /** The path in the response, as a JSON pointer; or the name of a header, followed by a colon. */
  readonly field?: string;
  readonly problem: string;
}

/** An optional operation that the platform does not have. */
export interface Gap {
  readonly operation: OperationId;
  readonly without: string;
}

export interface Report {
  readonly url: string;
  readonly isConformant: boolean;
  /** All requests, the repeated ones included. */
  readonly requests: number;
  /** The requests that were sent again because the platform had refused them with 429. */
  readonly repeats: number;
  /** Operations that received a request that must succeed. */
  readonly checked: readonly OperationId[];
  /** The facts that could not be checked, with the reasons. */
  readonly unchecked: readonly string[];
  readonly findings: readonly Finding[];
  readonly gaps: readonly Gap[];
}

export class Notes {
  readonly #findings = new Map<string, Finding>();
  readonly #checked = new Set<OperationId>();
  readonly #missing = new Map<OperationId, (() => void)[]>();
  readonly #present = new Set<OperationId>();
  readonly #unchecked = new Set<string>();
  requests = 0;
  repeats = 0;

  /** The same problem of the same operation is reported only once. */
  add(finding: Finding): void {
    const { operation, rule, field, problem } = finding;
    const kindOfField = field?.replaceAll(/\/\d+/g, '/0');
    const key = [operation, rule, kindOfField ?? problem].join(' ');
    if (!this.#findings.has(key)) this.#findings.set(key, finding);
  }

  checked(operation: OperationId): void {
    this.#checked.add(operation);
  }

  /** `ifPresent` checks the response of an operation that turns out not to be missing. */
  missing(operation: OperationId, ifPresent: () => void): void {
    this.#missing.set(operation, [...(this.#missing.get(operation) ?? []), ifPresent]);
  }

  /** An operation that has succeeded: its refusals are about objects, whatever their codes. */
  present(operation: OperationId): void {
    this.#present.add(operation);
    for (const check of this.#missing.get(operation) ?? []) check();
    this.#missing.delete(operation);
  }

  isPresent(operation: OperationId): boolean {
    return this.#present.has(operation);
  }

  isMissing(operation: OperationId): boolean {
    return this.#missing.has(operation);
  }

  unchecked(what: string): void {
    this.#unchecked.add(what);
  }

  report(url: string, tenant: TenantName): Report {
    const gone = [...this.#missing.keys()];
    const untried = operationIds.filter(
      (operation) => !this.#checked.has(operation) && !this.#missing.has(operation),
    );
    const lacks = gone
      .filter((operation) => isRequired(operation, tenant))
      .map((operation): Finding => {
        const { without } = OPERATIONS[operation];
        return {
          operation,
          rule: 'missing',
          problem: `is required, and the platform does not have it. ${without}`,
        };
      });
    const findings = [...lacks, ...this.#findings.values()];
    return {
      url,
      isConformant: findings.length === 0,
      requests: this.requests,
      repeats: this.repeats,
      checked: [...this.#checked].filter((operation) => !this.#missing.has(operation)),
      unchecked: [
        ...this.#unchecked,
        ...(untried.length === 0 ? [] : [`whether these succeed: ${untried.join(', ')}`]),
      ],
      findings,
      gaps: gone
        .filter((operation) => !isRequired(operation, tenant))
        .map((operation) => ({ operation, without: OPERATIONS[operation].without })),
    };
  }
}

export function textOf(report: Report): string {
  const { url, findings, gaps, unchecked, checked, requests, repeats } = report;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  const again = repeats === 0 ? '' : ` (${repeats} sent again after 429)`;
  return [
    `${url}: ${checked.length} operations checked with ${requests} requests${again}, ${count}`,
    ...section(
      'Problems',
      findings.map(({ operation, rule, field, problem }) =>
        [`${operation}`, `[${rule}]`, ...(field === undefined ? [] : [field]), problem].join(' '),
      ),
    ),
    ...section(
      'Optional operations that the platform does not have',
      gaps.map(({ operation, without }) => `${operation}: ${without}`),
    ),
    ...section('Not checked', unchecked),
  ].join('\n');
}
