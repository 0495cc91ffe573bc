/** The programs of the guide (docs/api.md), each as a separate process on the whole stack, from sign-in to trip. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { type Portal, startPortal } from './testing/portal';

const folder = resolve(__dirname, '../docs/examples');
const tsx = resolve(__dirname, '../node_modules/tsx/dist/cli.mjs');

let portal: Portal;

interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (
  program: string,
  args: readonly string[],
  user: readonly string[],
  gateway = portal.url,
): Promise<Run> =>
  new Promise((done) => {
    execFile(program, [...args, gateway, ...user], (error, stdout, stderr) => {
      done({ exitCode: error === null ? 0 : Number(error.code ?? -1), stdout, stderr });
    });
  });

async function succeed(...given: Parameters<typeof run>): Promise<Run> {
  const result = await run(...given);
  if (result.exitCode !== 0) throw new Error(`${result.stdout}\n${result.stderr}`);
  return result;
}

const programs: [string, string, string[]][] = [
  ['TypeScript', process.execPath, [tsx, resolve(folder, 'book-a-stay.ts')]],
  ['Python', 'python3', [resolve(folder, 'book-a-stay.py')]],
  ['shell', 'bash', [resolve(folder, 'book-a-stay.sh')]],
];
const helen = ['helen.ortiz@larkfield.example', '482100'];
/** A user with neither a card nor a traveler; the number ends in the digits of her account. */
const maya = ['maya.castellanos@larkfield.example', '204700', '4000050000082047'];
const booked = { state: 'CONFIRMED', listing: { name: expect.any(String) }, total: { currencyCode: 'USD' } };
const lastLine = ({ stdout }: Run) => JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown;

describe.each(programs)('the %s program', (_, program, args) => {
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.close());

  test('[DC-09] books a stay with a saved card', async () => {
    const result = await succeed(program, args, helen);
    expect(lastLine(result)).toMatchObject(booked);
    expect(result.stdout + result.stderr).not.toContain('PaymentMethodVerified');
  });

  test('says that a user without a card has to pass one', async () => {
    const { exitCode, stderr } = await run(program, args, maya.slice(0, 2));
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/Pass the number of a card that belongs to one of the rewards accounts\.\n$/);
  });

  test('[DC-09] [PM-20] books one for a user without a card, whose number is sent only to the vault', async () => {
    const result = await succeed(program, args, maya);
    expect(lastLine(result)).toMatchObject(booked);
    expect(result.stdout + result.stderr).toContain('PaymentMethodVerified');
  });

  test('says which arguments it needs', async () => {
    const { exitCode, stdout, stderr } = await run(program, args, helen.slice(0, 1));
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toBe('Pass the address of the gateway, an email address, and its code.\n');
  });

  test('reports why it could not sign in, and exits with an error', async () => {
    const result = await run(program, args, ['helen.ortiz@larkfield.example', '000000']);
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toContain('SignInRefused');
  });

  test('reports no step when the gateway cannot be reached, and exits with an error', async () => {
    const { exitCode, stdout, stderr } = await run(program, args, helen, 'http://127.0.0.1:1');
    expect(exitCode).toBeGreaterThan(0);
    expect(stdout + stderr).not.toContain('SignedIn');
  });
});
