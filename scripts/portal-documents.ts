import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { Kind, getOperationAST, print, type DocumentNode } from 'graphql';
import { statusQuery } from '#client/app/graph/status-query.ts';
import type { TrustedManifest } from '#gateway/guard/trusted-documents.ts';

const client = join(__dirname, '../client');

/** The operations of the portal, in the order of their names. */
export async function portalOperations(): Promise<DocumentNode[]> {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.generated.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(client, file)) as Promise<Record<string, DocumentNode>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(({ definitions = [] }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    .filter((document, index, all) => all.indexOf(document) === index)
    .sort((left, right) => nameOf(left).localeCompare(nameOf(right), 'en'));
}

/** The document as Apollo Client sends it: `__typename` in each selection. */
export const sentDocument = (document: DocumentNode): string =>
  print(new InMemoryCache().transformDocument(document));

export const portalManifest = async (): Promise<TrustedManifest> => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: (await portalOperations()).flatMap(withStatusQuery).map((document) => {
    const body = sentDocument(document);
    return {
      id: createHash('sha256').update(body).digest('hex'),
      name: nameOf(document),
      type: getOperationAST(document)?.operation ?? 'query',
      body,
    };
  }),
});

/** The portal sends the query where the network lets no subscription through. */
const withStatusQuery = (document: DocumentNode): DocumentNode[] =>
  getOperationAST(document)?.operation === 'subscription' ? [document, statusQuery(document)] : [document];

const nameOf = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';
