/**
 * A purchase with a saved card, outside the checkout. Each decision to buy has one idempotency key: created when the terms are first
 * accepted, and sent again with every attempt, in this tab or another, before or after a reload, until the outcome is known.
 */
import { useState } from 'react';
import { browserStorage } from '#client/components/browser-storage/browser-storage.ts';
import { randomId } from '#client/components/random-id.ts';

interface Pending {
  readonly idempotencyKey: string;
}

interface Refusal {
  readonly title: string;
  readonly text: string;
}

export type PurchaseState<Result> =
  | { readonly kind: 'CHOOSING'; readonly failure: Refusal | null }
  | { readonly kind: 'PAYING'; readonly isLong: boolean }
  /** The outcome is unknown to the platform; the same key is sent again. */
  | { readonly kind: 'UNKNOWN'; readonly idempotencyKey: string }
  | { readonly kind: 'BOUGHT'; readonly bought: Exclude<Result, Pending | Refusal> };

export interface CardPurchase<Result> {
  /** Where the key is stored: the same for every attempt at the same purchase. */
  readonly keyName: string;
  send(idempotencyKey: string): Promise<Result | null | undefined>;
  /** Follows a pending purchase; null when its outcome remains unknown. */
  follow(idempotencyKey: string): Promise<Result | null>;
  /** Called once the outcome is known, before it is shown. */
  onEnd(result: Result): void;
}

/** Null for a purchase that is still pending. */
export const purchaseEnd = <Result extends object>(result: Result): Result | null =>
  'idempotencyKey' in result ? null : result;

/** Until the outcome is known, only the same purchase can be sent again: with other choices it would be a second one. */
export const areChoicesFixed = ({ kind }: PurchaseState<unknown>): boolean =>
  kind === 'PAYING' || kind === 'UNKNOWN';

/** Buys, and follows the purchase until its outcome is known; that of an earlier attempt, with this key, may still be unknown. */
export function useCardPurchase<Result extends object>(pendingKey?: string) {
  const [state, setState] = useState<PurchaseState<Result>>(
    pendingKey === undefined
      ? { kind: 'CHOOSING', failure: null }
      : { kind: 'UNKNOWN', idempotencyKey: pendingKey },
  );

  async function buy({ keyName, send, follow, onEnd }: CardPurchase<Result>): Promise<void> {
    // Another tab may have received the outcome, and removed the key.
    const idempotencyKey = state.kind === 'UNKNOWN' ? state.idempotencyKey : purchaseKey(keyName);
    setState({ kind: 'PAYING', isLong: false });
    const result = await send(idempotencyKey).catch(() => null);
    let end = result ? purchaseEnd(result) : null;
    if (result && !end) {
      setState({ kind: 'PAYING', isLong: true });
      end = await follow(idempotencyKey);
    }
    if (!end) return setState({ kind: 'UNKNOWN', idempotencyKey });
    browserStorage.removeItem(keyName);
    onEnd(end);
    setState(
      isRefusal(end)
        ? { kind: 'CHOOSING', failure: end }
        : { kind: 'BOUGHT', bought: end as Exclude<Result, Pending | Refusal> },
    );
  }

  return { state, buy, chooseAgain: () => setState({ kind: 'CHOOSING', failure: null }) };
}

const isRefusal = (result: object): result is Refusal => 'title' in result;

function purchaseKey(name: string): string {
  const known = browserStorage.getItem(name);
  if (known !== null) return known;
  const key = randomId();
  browserStorage.setItem(name, key);
  return key;
}
