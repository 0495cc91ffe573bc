/** The graph responds with a typed error at worst, whatever it is sent, in operations generated from its own schema. */
import { OperationTypeNode } from 'graphql';
import WebSocket from 'ws';
import { fuzz, fuzzRuns, fuzzSettings, fuzzTimeoutMs, KnownTexts } from '#fixtures/fuzz.ts';
import { createSchema } from '#gateway/schema.ts';
import { personas } from '#platform/people/personas/personas.ts';
import { anyOperation, type FuzzOperation } from '../testing/fuzz-operations';
import { type Credentials, signIn } from '../testing/graph';
import { type Portal, startPortal, UNLIMITED } from '../testing/portal';

const users = ['helen', 'walter', 'odile'].map((key) => personas.find((persona) => persona.key === key));
const schema = createSchema();
const known = new KnownTexts(['trav_helen_self', 'card_helen_summit', 'acct_helen_summit']);

let portal: Portal;
let credentials: Credentials;
let signIns = 0;

async function renewSession(): Promise<void> {
  const { emailAddress = '', code = '' } = users[(signIns += 1) % users.length] ?? {};
  credentials = await signIn(portal.url, emailAddress, code);
}

beforeAll(async () => {
  portal = await startPortal({ gateway: UNLIMITED });
  await renewSession();
});
afterAll(() => portal.close());

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function overHttp({ query, variables }: FuzzOperation): Promise<Answer> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${credentials.token}`,
      'h-csrf-token': credentials.csrfToken,
    },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, text: await response.text() };
}

/** The first result: streams are closed once they have started. A message that is not an operation closes the socket. */
function overSocket({ query, variables }: FuzzOperation): Promise<Answer> {
  const socket = new WebSocket(`${portal.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
  const say = (message: object) => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      const { token, csrfToken } = credentials;
      say({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, csrfToken } });
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; payload?: unknown };
      if (message.type === 'connection_ack') {
        say({ id: '1', type: 'subscribe', payload: { query, variables } });
      } else if (message.type !== 'ping') {
        resolve({ status: 200, text: JSON.stringify(message.payload ?? {}) });
        socket.close();
      }
    });
    socket.on('close', (code) => resolve({ status: code === 1011 ? 500 : 400, text: '' }));
    socket.on('error', reject);
  });
}

/** Errors that no client causes. */
const defects = /"code":"(INTERNAL_SERVER_ERROR|PLATFORM_ERROR|PLATFORM_CONTRACT|PLATFORM_UNAVAILABLE)"/;
const exceptions = /node_modules|\\n +at |ECONN|Maximum call stack|Cannot read propert/;

test.each([
  [OperationTypeNode.QUERY, 'HTTP', overHttp, 150],
  [OperationTypeNode.MUTATION, 'HTTP', overHttp, 150],
  [OperationTypeNode.QUERY, 'WebSocket', overSocket, 50],
  [OperationTypeNode.SUBSCRIPTION, 'WebSocket', overSocket, 50],
] as const)(
  `every %s over %s is answered (${fuzzSettings})`,
  async (type, _, send, everyday) => {
    let accepted = 0;
    const found = await fuzz(anyOperation(schema, type), fuzzRuns(everyday), async (made) => {
      const operation = known.fill(made);
      const { status, text } = await send(operation);
      if (text.includes('UNAUTHENTICATED') || made.field === 'signOut') await renewSession();
      if (status < 300 && text.includes('"data":{')) {
        accepted += 1;
        known.learn(JSON.parse(text));
      }
      const defect = status >= 500 ? `status ${status}` : (defects.exec(text) ?? exceptions.exec(text))?.[0];
      return defect === undefined
        ? undefined
        : { kind: `${made.field} ${defect}`, details: { operation, text: text.slice(0, 500) } };
    });
    expect(found).toEqual({});
    // Operations that are all rejected early would prove nothing.
    expect(accepted).toBeGreaterThan(0);
    expect(portal.gateway().output()).not.toContain('an operation failed');
  },
  fuzzTimeoutMs(150),
);
