import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { holdsSecret } from '#schema/untrusted-values.ts';

/** Memory for a token of a document, with its nodes. */
const BYTES_OF_TOKEN = 500;
/** The documents of the portal have 10,000 tokens. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Valid documents, because clients send the same ones repeatedly, and parsing and validating one takes half a millisecond. A document
 * with a secret in it, such as a card number, is not stored.
 */
export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({ maxSize: MAX_BYTES });

  get(key: string): DocumentNode | undefined {
    return this.documents.get(key);
  }

  set(key: string, document: DocumentNode): void {
    if (holdsSecret(document.loc?.source.body ?? '')) return;
    this.documents.set(key, document, { size: BYTES_OF_TOKEN * tokensOf(document) });
  }
}

function tokensOf({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens += 1;
  return Math.max(1, tokens);
}
