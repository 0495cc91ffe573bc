import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { buildSchema, getOperationAST, parse, print, validate, type DocumentNode } from 'graphql';
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

test('[DC-09] each subscription of the portal is also in the manifest as a query that the graph answers', async () => {
  const schema = buildSchema(readFileSync(resolve(__dirname, '../schema/released/graph.graphql'), 'utf8'));
  const { operations } = await portalManifest();
  const followed = operations.filter(({ type }) => type === 'subscription');
  expect(followed.length).toBeGreaterThan(4);
  for (const { name } of followed) {
    const query = operations.find((each) => each.name === name && each.type === 'query');
    expect(validate(schema, parse(query?.body ?? ''))).toEqual([]);
  }
});

test('the committed manifest is the one of the portal', async () => {
  const file = resolve(__dirname, '../gateway/generated/trusted-documents.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await portalManifest());
});
