import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { tokenize } from './card-vault';

const card = {
  number: '4000 0500 0006 4821',
  name: 'Helen Ortiz',
  expiry: '04/30',
  securityCode: '123',
  zip: '98101',
  country: 'US',
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}/cards`;
}

test('[PM-08] a card does not follow a redirect of the vault', async () => {
  let received = 0;
  const elsewhere = await startServer((_, response) => {
    received += 1;
    response.end('{"token":"stolen"}');
  });
  const url = await startServer((_, response) => response.writeHead(307, { location: elsewhere }).end());
  await expect(tokenize(card, { url, environmentKey: 'key-1' })).rejects.toThrow();
  expect(received).toBe(0);
});
