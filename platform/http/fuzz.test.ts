import { fuzz, fuzzRuns, fuzzSettings, fuzzTimeoutMs, KnownTexts } from '#fixtures/fuzz.ts';
import { anyRequest, type FuzzRequest } from '../testing/fuzz-requests';
import { ownRequests } from '../testing/own-requests';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const EVERYDAY = 600;
const users = ['helen', 'ingrid', 'odile'];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test(
  `the platform never fails, whatever input the contract's operations receive (${fuzzSettings})`,
  async () => {
    const own = await ownRequests(await platform.signIn('helen'));
    const known = new KnownTexts(['user_helen', 'trav_helen_self', 'card_helen_summit']);
    let session = { authorization: '', 'h-csrf-token': '' };
    let signIns = 0;
    const signIn = async () => {
      const { token, csrfToken } = await platform.signIn(users[(signIns += 1) % users.length] ?? 'helen');
      session = { authorization: `Bearer ${token}`, 'h-csrf-token': csrfToken };
    };
    await signIn();

    const send = async ({ method, path, headers, body }: FuzzRequest) => {
      const payload =
        body === undefined ? undefined : 'text' in body ? body.text : JSON.stringify(body.value);
      const ask = () =>
        fetch(platform.url + path, {
          method,
          headers: { 'content-type': 'application/json', ...session, ...headers },
          ...(payload === undefined ? {} : { body: payload }),
          redirect: 'manual',
        });
      // A request may hit a connection that an earlier refusal is closing.
      const response = await ask().catch(ask);
      return { status: response.status, text: await response.text() };
    };

    let accepted = 0;
    const found = await fuzz(anyRequest(own), fuzzRuns(EVERYDAY), async (made) => {
      const request = known.fill(made);
      const { status, text } = await send(request);
      if (status === 401 || made.operation === 'logout') await signIn();
      const isJson = text.startsWith('{');
      if (status < 300) accepted += 1;
      if (status < 300 && isJson) known.learn(JSON.parse(text));
      // HTTP itself refuses oversized requests before they reach the program.
      const isReported = status < 400 || status === 431 || (isJson && 'code' in (JSON.parse(text) as object));
      const tells = /node_modules|\\n +at |ECONN|relation \\"|syntax error at/.test(text);
      // A platform that waits for its database is too busy, and says so.
      const isBusy = status === 503 && text.includes('"code":50302');
      return (status >= 500 && !isBusy) || !isReported || tells
        ? { kind: `${made.operation} ${status}`, details: { request, text: text.slice(0, 300) } }
        : undefined;
    });
    expect(found).toEqual({});
    // Inputs that are all rejected early would prove nothing.
    expect(accepted).toBeGreaterThan(fuzzRuns(EVERYDAY) / 20);
  },
  fuzzTimeoutMs(EVERYDAY),
);
