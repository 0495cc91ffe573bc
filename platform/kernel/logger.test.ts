import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** What a program writes that logs an error with `fields` of a driver. */
async function logged(fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const program = `const { createLogger } = require(${JSON.stringify(resolve(__dirname, 'logger.ts'))});
    createLogger('info').error({ err: Object.assign(new Error('lost', { cause: new Error('reset') }), ${JSON.stringify(fields)}) }, 'failed');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(child, 'close');
  return JSON.parse(text) as Record<string, unknown>;
}

test('an error is logged with its code and its causes, without the rows and connections that drivers attach', async () => {
  const { err } = await logged({
    code: '23505',
    detail: 'Key (email_address)=(helen.ortiz@larkfield.example) already exists.',
    client: { connectionParameters: { user: 'postgres' } },
  });
  expect(err).toEqual({
    type: 'Error',
    message: 'lost: reset',
    code: '23505',
    stack: expect.stringContaining('caused by: Error: reset'),
  });
});
