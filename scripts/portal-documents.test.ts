import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getOperationAST, print, type DocumentNode } from 'graphql';
import { NEVER } from 'rxjs';
import { portalManifest, portalOperations, sentDocument } from './portal-documents';

/** The document that Apollo Client passes to its link. */
function sentByApollo(document: DocumentNode): string {
  let sent = '';
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    dataMasking: true,
    link: new ApolloLink(({ query }) => {
      sent = print(query);
      return NEVER;
    }),
  });
  switch (getOperationAST(document)?.operation) {
    case 'mutation':
      void client.mutate({ mutation: document });
      break;
    case 'subscription':
      client.subscribe({ query: document }).subscribe().unsubscribe();
      break;
    default:
      void client.query({ query: document });
  }
  return sent;
}

test('the manifest has each document of the portal byte for byte, as its client sends it', async () => {
  const operations = await portalOperations();
  expect(operations.length).toBeGreaterThan(40);
  for (const document of operations) expect(sentDocument(document)).toBe(sentByApollo(document));
});

test('the committed manifest is the one of the portal', async () => {
  const file = resolve(__dirname, '../gateway/generated/trusted-documents.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await portalManifest());
});
