import type { EndSignal } from '../../kernel/ending';
import type { Bulkhead, TurnRefusal } from './bulkhead';
import { type Circuits, isAnalytics } from './circuits';
import { PlatformError } from './platform-error';
import { outcomeOfAnswer } from './repeats';
import type { RequestBudgets, RequestOutcome } from './request-budget';
import { type EndpointDefinition, endpointOf } from './session';
import { type HttpAnswer, TransportError } from './transport';

export interface AttemptLimits {
  readonly circuits: Circuits;
  readonly bulkhead: Bulkhead;
  readonly budgets: RequestBudgets;
}

export interface AttemptOf {
  readonly definition: EndpointDefinition;
  readonly caller: string;
  readonly signal: EndSignal | undefined;
  /** The time limit for its turn. */
  readonly maxWaitMs: number;
}

/**
 * Sends a request, or refuses it. Reads, commands and analytics of a caller wait in separate lanes, so that a booking does not
 * wait behind searches.
 */
export async function attemptCall(
  { definition, caller, signal, maxWaitMs }: AttemptOf,
  limits: AttemptLimits,
  send: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const breaker = limits.circuits.of(definition);
  // A request that will be refused does not wait for a turn first.
  if (breaker.isOpen) throw unavailable(definition, 'circuit open');
  const { lastAnswerAt } = breaker;
  const lane = `${isAnalytics(definition) ? 'analytics' : definition.kind} ${caller}`;
  const turn = limits.bulkhead.enter(lane, signal, maxWaitMs);
  const noTurn = turn instanceof Promise ? await turn : turn;
  if (noTurn !== undefined) {
    const isSilent = breaker.lastAnswerAt === lastAnswerAt;
    throw errorOfRefusal(noTurn === 'late' && isSilent ? 'silent' : noTurn, definition);
  }
  try {
    return await exchange(definition, limits, send);
  } finally {
    limits.bulkhead.leave(lane);
  }
}

/** Reports the outcome of a request to the circuit and to the retry budgets. */
async function exchange(
  definition: EndpointDefinition,
  { circuits, budgets }: AttemptLimits,
  send: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const breaker = circuits.of(definition);
  const admission = breaker.admit();
  if (admission === undefined) throw unavailable(definition, 'circuit open');
  const record = (outcome: RequestOutcome) => {
    if (!isAnalytics(definition)) budgets.record(outcome);
  };
  try {
    const answer = await send();
    breaker.answered();
    record(outcomeOfAnswer(answer));
    return answer;
  } catch (error) {
    // Every admitted call is reported; otherwise an unreported probe would block all later calls.
    if (!(error instanceof TransportError) || error.reason === 'aborted') breaker.abandoned(admission);
    else if (error.reason === 'tooLarge') breaker.answered();
    else {
      breaker.failed(admission);
      record('failed');
    }
    throw error;
  }
}

/** A caller is not to blame for calls that wait because the platform answers nobody. */
function errorOfRefusal(refusal: TurnRefusal | 'silent', definition: EndpointDefinition): PlatformError {
  if (refusal === 'silent') return unavailable(definition, 'no answer to the calls before this one');
  const endpoint = endpointOf(definition);
  if (refusal === 'aborted') return new PlatformError('aborted', { endpoint, effect: 'none' });
  const detail = 'too many calls of one caller at once';
  return new PlatformError('rateLimited', { endpoint, effect: 'none', detail, retryAfterMs: 1_000 });
}

const unavailable = (definition: EndpointDefinition, detail: string): PlatformError =>
  new PlatformError('unavailable', { endpoint: endpointOf(definition), effect: 'none', detail });
