import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Starts a program that has a `log`. */
function start(program: string) {
  const logger = resolve(__dirname, 'logger.ts');
  const source = `const { createLogger } = require(${JSON.stringify(logger)}); const log = createLogger('info'); ${program}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout.setEncoding('utf8');
  return child;
}

async function linesOf(child: ReturnType<typeof start>): Promise<string[]> {
  let text = '';
  child.stdout.on('data', (chunk: string) => (text += chunk));
  await once(child, 'close');
  return text.split('\n').slice(0, -1);
}

it.each([
  ['ends by itself', ''],
  ['exits', 'process.exit(0)'],
  ['fails', "setTimeout(() => { throw new Error('a defect') })"],
])('every line is written when the process %s', async (_, end) => {
  const lines = await linesOf(start(`for (let at = 0; at < 100; at += 1) log.info({ at }, 'line'); ${end}`));
  // A write that was in progress may end after the last one.
  const written = lines.map((line) => (JSON.parse(line) as { at: number }).at).sort((a, b) => a - b);
  expect(written).toEqual([...Array(100).keys()]);
});

it('a line is written soon while the process keeps running', async () => {
  const child = start("log.info('alone'); setTimeout(() => undefined, 60_000)");
  try {
    const [line] = (await once(child.stdout, 'data')) as [string];
    expect(JSON.parse(line)).toMatchObject({ msg: 'alone' });
  } finally {
    child.kill('SIGKILL');
  }
});
