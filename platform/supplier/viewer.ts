import type { Database } from '../database/connect';
import { priceWriterOf } from '../payment/rewards/price-in-rewards';
import { travelPolicyOf } from '../people/policies/travel-policy';
import type { Viewer } from './supplier';

export async function viewerOf(database: Database, userId: string): Promise<Viewer> {
  const [writePrice, policy] = await Promise.all([
    priceWriterOf(database, userId),
    travelPolicyOf(database, userId),
  ]);
  return { userId, writePrice, policy };
}
