import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './testing/programs';

const root = join(__dirname, '..');

/** What the browser loads first: the modules that a module of the client imports. */
const importsOf = (module: string): string[] =>
  [...module.matchAll(/\bfrom "(\/[^"]+)"/g)].map(([, path = '']) => path);

test('npm run dev:client serves the client with its packages', async () => {
  const port = await freePort();
  const client = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--config', 'client/vite.config.ts', '--port', String(port), '--force'],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = new Promise<number | null>((resolve) => client.once('exit', resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      client.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('ready in')) resolve();
      });
      void ended.then(() => reject(new Error('the server ended')));
    });
    const read = async (path: string) => {
      const response = await fetch(`http://localhost:${port}${path}`);
      return { status: response.status, text: await response.text() };
    };
    const imports = importsOf((await read('/portal/main.tsx')).text);
    const packages = imports.filter((path) => path.includes('/.vite/deps/'));
    expect(packages.length).toBeGreaterThan(0);
    for (const path of imports) expect({ path, ...(await read(path)) }).toMatchObject({ path, status: 200 });
  } finally {
    client.kill();
    await ended;
  }
});
