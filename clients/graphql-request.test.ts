/** graphql-request for queries and mutations, with graphql-sse for subscriptions. */
import { GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-sse';
import { expect, test } from 'vitest';
import { gateway, signIn } from './testing/gateway';
import { pagesContinue, searchesKeepTheirPrices, stayIsBooked } from './testing/journey';
import { PEOPLE } from './testing/operations';
import { overStreams } from './testing/streams';

const url = () => `${gateway()}/graphql`;

test('searches, pages, and a booking', async () => {
  const headers = await signIn();
  const requests = new GraphQLClient(url(), { headers });
  const { follow } = overStreams(createClient({ url: url(), headers }));
  const client = {
    run: <Data>(document: string, variables?: Record<string, unknown>) =>
      requests.request<Data>(document, variables),
    follow,
  };
  await searchesKeepTheirPrices(client);
  await pagesContinue(client);
  await stayIsBooked(client, 140);
});

test('without a session the error has its code', async () => {
  const failed = new GraphQLClient(url()).request(PEOPLE);
  await expect(failed).rejects.toMatchObject({
    response: { status: 200, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }, {}] },
  });
});
