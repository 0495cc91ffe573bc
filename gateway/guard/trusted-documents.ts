import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripIgnoredCharacters } from 'graphql';
import { z } from 'zod';

const manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(
    z.object({
      /** SHA-256 of the body, in hexadecimal. */
      id: z.string(),
      name: z.string(),
      type: z.enum(['query', 'mutation', 'subscription']),
      body: z.string(),
    }),
  ),
});

/** The documents that a client sends, in the format of Apollo's persisted query manifests. */
export type TrustedManifest = z.infer<typeof manifest>;

/** The documents that a gateway runs, when it does not run every document. */
export interface TrustedDocuments {
  /** Ignores spaces, line breaks, commas and comments, but no text longer than all of the documents is read. */
  has(source: string): boolean;
}

function createTrustedDocuments(manifests: readonly TrustedManifest[]): TrustedDocuments {
  const bodies = manifests.flatMap(({ operations }) => operations.map(({ body }) => body));
  const sent = new Set(bodies);
  const stripped = new Set(bodies.map(stripIgnoredCharacters));
  const longest = Math.max(...bodies.map(({ length }) => length));
  return {
    has(source) {
      if (source.length > longest) return false;
      if (sent.has(source)) return true;
      try {
        return stripped.has(stripIgnoredCharacters(source));
      } catch {
        return false;
      }
    },
  };
}

const ofThePortal = resolve(__dirname, '../generated/trusted-documents.json');

/** The documents of the portal, and of the manifests of other clients. */
export function loadTrustedDocuments(files: readonly string[]): TrustedDocuments {
  return createTrustedDocuments(
    [ofThePortal, ...files].map((file) => {
      const text = textOf(file);
      try {
        return manifest.parse(JSON.parse(text));
      } catch (cause) {
        throw new Error(`${file} is not a manifest of persisted queries (TRUSTED_DOCUMENTS)`, { cause });
      }
    }),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`TRUSTED_DOCUMENTS cannot be read: ${(cause as Error).message}`, { cause });
  }
}
