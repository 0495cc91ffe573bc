import type { Database } from '../database/connect';
import { toFiat } from '../kernel/money';
import { priceWriterOf } from '../payment/rewards/price-in-rewards';
import { travelPolicyOf } from '../people/policies/travel-policy';
import type { Viewer } from './supplier';

const VISITOR: Viewer = {
  userId: undefined,
  policy: undefined,
  writePrice: (minor, currencyCode) => ({ fiat: toFiat(minor, currencyCode), rewards: {} }),
};

/** Without a user, what a visitor sees: prices in money alone, and no policy. */
export async function viewerOf(database: Database, userId: string | undefined): Promise<Viewer> {
  if (userId === undefined) return VISITOR;
  const [writePrice, policy] = await Promise.all([
    priceWriterOf(database, userId),
    travelPolicyOf(database, userId),
  ]);
  return { userId, writePrice, policy };
}
