/** The reference client of `graphql-transport-ws`: one socket carries queries, mutations, and subscriptions. */
import { createClient } from 'graphql-ws';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { gateway, signIn } from './testing/gateway';
import { pagesContinue, searchesKeepTheirPrices, stayIsBooked } from './testing/journey';
import { PEOPLE } from './testing/operations';
import { overStreams } from './testing/streams';

const url = () => `${gateway().replace('http', 'ws')}/graphql`;

test('searches, pages, and a booking', async () => {
  const sockets = createClient({ url: url(), webSocketImpl: WebSocket, connectionParams: await signIn() });
  const client = overStreams(sockets);
  await searchesKeepTheirPrices(client);
  await pagesContinue(client);
  await stayIsBooked(client, 120);
  await sockets.dispose();
});

test('the token may be in the header of the upgrade, where programs other than browsers send it', async () => {
  const headers = await signIn();
  class SignedInSocket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers });
    }
  }
  const sockets = createClient({ url: url(), webSocketImpl: SignedInSocket });
  expect(await overStreams(sockets).run(PEOPLE)).toHaveProperty('travelers.0.id');
  await sockets.dispose();
});
