/**
 * A whole platform for a test file: its own database, a clock that stands still, real HTTP. The jest project must list
 * `platform/testing/global-setup.ts` and `global-teardown.ts`.
 *
 *     const platform = await startTestPlatform();
 *     const helen = await platform.signIn('helen');
 *     const { status, body } = await helen.call('listRewardsAccounts');
 */
import { setTimeout } from 'node:timers/promises';
import { connect, type Database } from '../database/connect';
import type { Answer, OperationId, RequestBody } from '../http/operations';
import { dayOf } from '../kernel/dates';
import type { OpenIdSettings } from '../kernel/environment';
import { newId } from '../kernel/identifiers';
import { createLogger } from '../kernel/logger';
import { personaIds, personas } from '../people/personas/personas';
import { startPlatform } from '../server';
import type { MakeSupplier } from '../supplier/load-supplier';
import { createDatabase, databaseUrl, dropDatabase } from './template-database';
import { createTestClock, testDay, type TestClock } from './test-clock';
import { routeOf } from './test-routes';

export interface TestPlatformOptions {
  /** A clock on a day other than `testDay` gets a database that is seeded on that day, which takes a second longer. */
  readonly clock?: TestClock;
  readonly demo?: boolean;
  readonly testCardLastFours?: readonly string[];
  readonly openId?: OpenIdSettings;
  readonly agentOpenId?: OpenIdSettings;
  readonly makeSupplier?: MakeSupplier;
  readonly publicBrowsing?: boolean;
}

export interface TestPlatform {
  readonly url: string;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly clock: TestClock;
  /** Calls without a session. */
  readonly stranger: TestCaller;
  /** Signs a persona in by key; an agent acts for nobody then. */
  signIn(personaKey: string): Promise<SignedIn>;
  /** Signs an agent in, who acts for a customer. */
  actFor(agentKey: string, customerKey: string): Promise<SignedIn>;
  /** Continues as the same person in the business of an account, which ends the given session. */
  inBusiness(caller: TestCaller, accountReferenceId: string): Promise<SignedIn>;
  close(): Promise<void>;
}

type SignedIn = TestCaller & { readonly token: string; readonly csrfToken: string };

interface TestAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

interface Refused {
  code: number;
  message: string;
}

export interface TestCaller {
  /** Calls an operation that must succeed; any other status throws with the platform's response. */
  call<Id extends OperationId>(
    operation: Id,
    body?: RequestBody<Id>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Answer<Id>>>;
  /** Calls an operation that must be refused; a success throws. Also accepts bodies that violate the contract. */
  refused(
    operation: OperationId,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Refused>>;
}

export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { clock = createTestClock(), demo = true, testCardLastFours = [] } = options;
  const template = process.env['TEST_TEMPLATE_URL'];
  if (!template) throw new Error('The jest project does not name platform/testing/global-setup.ts');
  const url = databaseUrl(template, newId('portal_test'));
  await createDatabase(url, dayOf(clock.now()) === testDay ? template : undefined);

  const platform = await startPlatform({
    port: 0,
    databaseUrl: url,
    dataDir: '',
    demo,
    testCardLastFours,
    openId: options.openId,
    agentOpenId: options.agentOpenId,
    makeSupplier: options.makeSupplier,
    checkAnswers: true,
    publicBrowsing: options.publicBrowsing ?? true,
    logger: createLogger((process.env['TEST_LOG_LEVEL'] ?? 'silent') as 'silent'),
    clock,
  });
  const database = connect(url, () => undefined, { connections: 5 });
  const stranger = createCaller(platform.url, {});
  const signedIn = ({ token, csrfToken }: { token: string; csrfToken: string }): SignedIn => ({
    token,
    csrfToken,
    ...createCaller(platform.url, { authorization: `Bearer ${token}`, 'h-csrf-token': csrfToken }),
  });
  const signIn = async (personaKey: string): Promise<SignedIn> => {
    const persona = personas.find(({ key }) => key === personaKey);
    if (!persona) throw new Error(`There is no persona ${personaKey}`);
    const { emailAddress, code, isAgent } = persona;
    const { body } = await stranger.call(isAgent ? 'loginAgentByCode' : 'loginByCode', {
      emailAddress,
      code,
    });
    return signedIn(body);
  };
  return {
    url: platform.url,
    database,
    databaseUrl: url,
    clock,
    stranger,
    signIn,
    actFor: async (agentKey, customerKey) => {
      const agent = await signIn(agentKey);
      return signedIn((await agent.call('actFor', { customerId: personaIds.user(customerKey) })).body);
    },
    inBusiness: async (caller, accountReferenceId) =>
      signedIn((await caller.call('selectBusiness', { accountReferenceId })).body),
    close: async () => {
      await platform.close();
      await database.destroy();
      await dropDatabase(url);
    },
  };
}

const isTooBusy = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 503 && (body as { readonly code?: unknown } | undefined)?.code === 50302;

/** Calls a platform at any address, with the headers of a session. */
export function createCaller(url: string, session: Record<string, string>): TestCaller {
  const send = async (operation: OperationId, body: unknown, headers: Record<string, string> = {}) => {
    const { method, path } = routeOf(operation);
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...session, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
  };
  return {
    call: async (operation, body, headers) => {
      let answer = await send(operation, body, headers);
      // On a machine that does other things, too, a platform can be too busy: a client waits as long as the response says.
      for (let tries = 1; isTooBusy(answer) && tries < 30; tries += 1) {
        await setTimeout(1_000 * Number(answer.headers.get('retry-after')));
        answer = await send(operation, body, headers);
      }
      if (answer.status >= 300)
        throw new Error(`${operation}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer as TestAnswer<never>;
    },
    refused: async (operation, body, headers) => {
      const answer = await send(operation, body, headers);
      if (answer.status < 400) throw new Error(`${operation}: was not refused but answered ${answer.status}`);
      return answer as TestAnswer<Refused>;
    },
  };
}
