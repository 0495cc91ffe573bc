/** Movements of rewards, of the accounts that are shown to the user (RW-04). */
import type { GatewayContext } from '../../context';
import { type QueryRewardsActivityArgs, type RewardsEvent, RewardsEventKind } from '../../generated/graph';
import { listRewardsActivity } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { exactPoints, rewardsAmount } from '../money/money-mapping';
import { type Connection, latestFirst, pageOfAll, type WholeList } from '../paging/page-cursor';
import { tripOfItinerary } from '../trip/trips';
import { readAccounts } from './rewards';
import { type ReadAccount, rewardsAccountOf } from './rewards-mapping';

/** A movement without its trip, which comes from the list of trips. */
export type RewardsEventModel = Omit<RewardsEvent, 'trip' | '__typename'> & {
  readonly itineraryId: string | null;
};

const eventKind = enumReader(RewardsEventKind);

const ACTIVITY: WholeList<RewardsEventModel> = {
  name: ['rewardsActivity'],
  keyOf: ({ id }) => id,
  rankOf: ({ occurredAt }) => latestFirst(occurredAt),
};

export async function rewardsActivity(
  page: Partial<QueryRewardsActivityArgs>,
  context: GatewayContext,
): Promise<Connection<RewardsEventModel>> {
  const [{ movements }, accounts] = await Promise.all([
    listRewardsActivity(context.platform),
    readAccounts(context),
  ]);
  return pageOfAll(
    movements.flatMap((wire) => eventOf(wire, accounts) ?? []),
    page,
    ACTIVITY,
  );
}

/** Null for an account that is not shown, and for an amount that cannot be read. */
function eventOf(wire: Wire<'RewardsMovement'>, accounts: readonly ReadAccount[]): RewardsEventModel | null {
  const account = accounts.find((each) => each.wire.accountReferenceId === wire.accountReferenceId);
  const amount = exactPoints(wire.amount);
  if (!account || !amount) return null;
  return {
    id: wire.id,
    kind: eventKind(wire.kind),
    description: wire.description,
    amount: rewardsAmount(wire.accountReferenceId, amount),
    occurredAt: wire.occurredAt,
    account: rewardsAccountOf(account),
    itineraryId: wire.itineraryId ?? null,
  };
}

export const tripOfRewardsEvent = async ({ itineraryId }: RewardsEventModel, context: GatewayContext) =>
  itineraryId === null ? null : tripOfItinerary(itineraryId, context);
