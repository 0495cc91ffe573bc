import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
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
  await expect(tokenize(card, { protocol: 'PLATFORM', url, environmentKey: 'key-1' })).rejects.toThrow();
  expect(received).toBe(0);
});

/** A vault that keeps the body of the last request and answers with this. */
async function startVault(status: number, answer: object) {
  const received: { body?: unknown } = {};
  const url = await startServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      received.body = JSON.parse(text);
      response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(JSON.stringify(answer));
    });
  });
  return { url, received };
}

describe('[PM-09] a vault with the protocol of Spreedly', () => {
  const access = { protocol: 'SPREEDLY', environmentKey: 'env-1' } as const;

  test('gets the card under its own names, and returns its token', async () => {
    const { url, received } = await startVault(201, {
      transaction: { token: 'tr-1', succeeded: true, payment_method: { token: 'pm-1', errors: [] } },
    });
    expect(await tokenize({ ...card, name: ' Helen  van Ortiz ' }, { ...access, url })).toEqual({
      kind: 'TOKEN',
      token: 'pm-1',
    });
    expect(received.body).toEqual({
      environment_key: 'env-1',
      payment_method: {
        credit_card: {
          first_name: 'Helen van',
          last_name: 'Ortiz',
          number: '4000050000064821',
          verification_value: '123',
          month: '4',
          year: '2030',
          zip: '98101',
          country: 'US',
        },
      },
    });
  });

  test('[ER-10] refuses a card with a separate reason', async () => {
    const { url } = await startVault(422, {
      errors: [{ attribute: 'number', key: 'errors.blank', message: "Number can't be blank" }],
    });
    expect(await tokenize(card, { ...access, url })).toEqual({
      kind: 'REFUSED',
      detail: "Number can't be blank",
    });
  });

  test('that answers in the protocol of another vault stores nothing', async () => {
    const { url } = await startVault(200, { token: 'of-another' });
    expect(await tokenize(card, { ...access, url })).toEqual({ kind: 'REFUSED', detail: null });
  });
});
