import { randomUUID } from 'node:crypto';
import type { Credentials } from '../../kernel/credentials';
import { getUserInfo } from '../endpoints';
import type { Wire } from '../wire';
import type { AntiForgeryTokens, ChosenToken } from './anti-forgery';
import { callerOf, type ConfirmedSessionList, type SessionUsers } from './confirmed-sessions';
import type { Contract } from './contract';
import { PlatformError } from './platform-error';
import type { ReadOptions, Send } from './sender';
import {
  endpointOf,
  type PlatformSession,
  type Question,
  questionOf,
  type ReadAnswer,
  type SessionObserver,
  type SessionOptions,
  type UpstreamCall,
} from './session';

/** The dependencies that the sessions of a client share. */
export interface SessionParts {
  readonly send: Send;
  readonly contract: Contract;
  readonly confirmed: ConfirmedSessionList;
  readonly users: SessionUsers;
  readonly antiForgeryTokens: AntiForgeryTokens;
  readonly observe: ((call: UpstreamCall) => void) | undefined;
  readonly now: () => number;
}

type Call = (question: Question) => Promise<ReadAnswer>;
type TokenCall = (
  question: Question,
  csrfToken: string | undefined,
  options: ReadOptions,
) => Promise<ReadAnswer>;

export function createPlatformSession(
  credentials: Credentials,
  options: SessionOptions,
  parts: SessionParts,
): PlatformSession {
  const requestId = options.requestId ?? randomUUID();
  const { address, span } = options;
  const reads = new Map<string, Promise<ReadAnswer>>();
  let observer: SessionObserver | undefined;
  const observed = observedCalls(credentials, { ...options, requestId }, parts);
  const call = authorizedCalls(credentials, options, observed, parts);
  const session = (others: Credentials, changed: SessionOptions) =>
    createPlatformSession(others, changed, parts);

  function ask(question: Question): Promise<ReadAnswer> {
    let answer = reads.get(question.key);
    if (answer === undefined) {
      answer = call(question);
      reads.set(question.key, answer);
    }
    observer?.onRead(question, answer);
    return answer;
  }

  return {
    credentials,
    ask,
    async call(definition, input) {
      const question = questionOf(definition, input);
      if (definition.kind === 'read') return (await ask(question)).value();
      observer?.onOther();
      // A command may invalidate earlier reads.
      return (await call(question).finally(() => reads.clear())).value();
    },
    observe: (next) => (observer = next),
    forget: () => reads.clear(),
    fresh() {
      observer?.onOther();
      return session(credentials, { requestId, address, span });
    },
    polled(signal) {
      observer?.onOther();
      return session(credentials, { requestId, address, span, signal, isPolled: true });
    },
    as(others, userId) {
      observer?.onOther();
      parts.antiForgeryTokens.remember(others);
      parts.confirmed.confirm(others, userId);
      return session(others, options);
    },
  };
}

/** Calls that are traced, measured and reported, and from which the client learns whether a session is confirmed. */
function observedCalls(
  credentials: Credentials,
  options: SessionOptions & { readonly requestId: string },
  parts: SessionParts,
): TokenCall {
  const { send, contract, confirmed, observe, now } = parts;
  const { requestId, address } = options;
  return async (question, csrfToken, readOptions) => {
    const { definition } = question;
    const started = now();
    const endpoint = endpointOf(definition);
    const span = options.span?.call(endpoint, {
      'http.request.method': definition.method,
      'url.template': definition.path,
    });
    const report = (status: number | undefined, failure: string | undefined) => {
      const call = { endpoint, status, failure, milliseconds: Math.round((now() - started) * 10) / 10 };
      span?.end({ attributes: { 'http.response.status_code': status }, error: failure });
      observe?.(call);
      options.onCall?.(call);
    };
    try {
      const sender = { ...credentials, csrfToken };
      const caller = callerOf(credentials, address, confirmed);
      const outgoing = { question, credentials: sender, caller, requestId, readOptions, span };
      const { status, answer } = await send(outgoing);
      report(status, undefined);
      const isConfirmed =
        !contract.needsSession(definition.method, definition.path) || confirmed.accept(credentials);
      if (!isConfirmed && definition === getUserInfo.definition) {
        confirmed.confirm(credentials, (answer.value() as Wire<'SessionInfo'>).userId);
      } else if (!isConfirmed) {
        parts.users.find(credentials, () => readUser(credentials, { requestId, address }, parts));
      }
      return answer;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      report(error.httpStatus, error.kind);
      if (error.kind === 'unauthorized') confirmed.revoke(credentials);
      throw definition.kind === 'read' ? error.withoutEffect() : error;
    }
  };
}

/** Reads the user of a session, separately from the operation whose call showed that the session exists. */
const readUser = (
  credentials: Credentials,
  options: SessionOptions & { readonly requestId: string },
  parts: SessionParts,
): Promise<unknown> =>
  observedCalls(credentials, options, parts)(questionOf(getUserInfo.definition, {}), undefined, {
    isPolled: true,
  });

/** Calls with an anti-forgery token. It is refused before any effect, so commands are repeated as well as reads. */
function authorizedCalls(
  credentials: Credentials,
  options: ReadOptions,
  observed: TokenCall,
  { antiForgeryTokens }: SessionParts,
): Call {
  /** Undefined when the platform provides no token; an expired session is reported as such. */
  async function replacementOf(refused: ChosenToken): Promise<string | undefined> {
    // Others may wait for the same token, so the fetch does not end with this request.
    const fetchToken = async () => {
      const info = await observed(questionOf(getUserInfo.definition, {}), undefined, {});
      return (info.value() as Wire<'SessionInfo'>).csrfToken;
    };
    try {
      return await antiForgeryTokens.replace(credentials, refused, fetchToken);
    } catch (error) {
      if (!(error instanceof PlatformError) || error.httpStatus === 401) throw error;
      return undefined;
    }
  }

  return async (question) => {
    const chosen = antiForgeryTokens.choose(credentials);
    try {
      return await observed(question, chosen.token, options);
    } catch (error) {
      const isRefusal = error instanceof PlatformError && error.kind === 'antiForgery';
      if (!isRefusal || credentials.authorization === undefined) throw error;
      const token = await replacementOf(chosen);
      if (token === undefined) throw error;
      return observed(question, token, options);
    }
  };
}
