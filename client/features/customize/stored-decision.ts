/**
 * The traveler's decision on the options of a stay (LS-28), in the tab's session storage, for one traveler, home, stay and party
 * at a time: it survives a reload, and every quote of the stay is requested with it.
 */
import * as z from 'zod/mini';
import { type SearchState, searchParams } from '#domain/search/search-state.ts';
import { PERSONAL_KEYS } from '../../app/session/personal-storage';
import { useSession } from '../../app/session/session-context';
import { readSessionValue } from '../../components/browser-storage/session-value';
import { tabStorage } from '../../components/browser-storage/browser-storage';

const KEY = PERSONAL_KEYS.customize;

const decision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DECLINED') }),
  z.object({ kind: z.literal('BOUGHT'), quoteId: z.string().check(z.maxLength(2_000)) }),
]);

export type Decision = z.infer<typeof decision>;

const storedTrip = z.object({ trip: z.string(), decision });

export function storeDecision(trip: string, decided: Decision): void {
  tabStorage.setItem(KEY, JSON.stringify({ trip, decision: decided }));
}

/** Null before the traveler has decided. */
export function storedDecision(trip: string): Decision | null {
  const stored = readSessionValue(KEY, storedTrip);
  return stored?.trip === trip ? stored.decision : null;
}

/** The storage key of the traveler, the home, the stay and the party, so that another user does not read it. */
export function useTripKey(search: SearchState): string {
  const { session } = useSession();
  return `${session?.userId ?? ''}?${searchParams(search).toString()}`;
}

/** The chosen variant among those on offer; null when it was declined, undefined without a valid decision. */
export function decidedVariant<Variant extends { readonly quoteId: string }>(
  offered: readonly Variant[],
  decided: Decision | null,
): Variant | null | undefined {
  if (decided === null) return undefined;
  return decided.kind === 'DECLINED' ? null : offered.find(({ quoteId }) => quoteId === decided.quoteId);
}
