/**
 * Sends a card to the vault: directly from the browser, never through the gateway (PM-08, PM-20). The vault returns a token that
 * represents the card from then on, or its own reasons why the card is invalid.
 */
import * as z from 'zod/mini';
import type { CardVaultProtocol } from '#client/generated/graph.ts';
import { type CardFields, parseExpiry } from './card-rules';
import { VAULT_PROTOCOLS } from './card-vault-protocols';

export interface VaultAccess {
  readonly protocol: CardVaultProtocol;
  readonly url: string;
  readonly environmentKey: string;
}

export type Tokenized =
  | { readonly kind: 'TOKEN'; readonly token: string }
  /** ER-10: the first error that the vault reported; null when it gave none. */
  | { readonly kind: 'REFUSED'; readonly detail: string | null };

/** The vaults that this portal knows report invalid cards alike. */
const cardRefusal = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** Rejects when the vault cannot be reached or does not respond in time. */
const MAX_WAIT_MS = 15_000;

export async function tokenize(
  card: CardFields,
  { protocol, url, environmentKey }: VaultAccess,
): Promise<Tokenized> {
  const expiry = parseExpiry(card.expiry);
  if (!expiry) return { kind: 'REFUSED', detail: null };
  const { requestOf, tokenOf } = VAULT_PROTOCOLS[protocol];
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(MAX_WAIT_MS),
    body: JSON.stringify(requestOf(card, expiry, environmentKey)),
  });
  const answer: unknown = await response.json().catch(() => null);
  const token = response.ok ? tokenOf(answer) : null;
  if (token !== null) return { kind: 'TOKEN', token };
  const refused = z.safeParse(cardRefusal, answer);
  return { kind: 'REFUSED', detail: (refused.success && refused.data.errors[0]?.message) || null };
}
