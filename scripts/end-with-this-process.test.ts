import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#gateway/testing/until.ts';

test('a server ends with the process that started it, however that ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-watched-'));
  const server = spawn('sleep', ['600'], { stdio: 'ignore' });
  const program = `
    require('tsx/cjs');
    const { endWithThisProcess } = require(${JSON.stringify(join(__dirname, 'end-with-this-process.ts'))});
    endWithThisProcess(${server.pid}, ${JSON.stringify(folder)});
    console.log('watched');
    setInterval(() => undefined, 1_000);
  `;
  const starter = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(starter.stdout, 'data');
  const ended = once(server, 'exit');
  starter.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGINT']);
  await until(() => !existsSync(folder), 'the folder is removed');
});
