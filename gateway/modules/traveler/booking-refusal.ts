/** CP-08: why the user may not book for a traveler; only for users of a business, and only where the platform says who books. */
import { bookingRefusal } from '#domain/portal/who-books.ts';
import type { GatewayContext } from '../../context';
import { getUserInfo } from '../../rest/endpoints';
import { shownPolicy } from '../policy/business-policy';

export async function bookingRefusalOf(
  traveler: { readonly linkedUserId: string | null },
  context: Pick<GatewayContext, 'platform'>,
): Promise<string | null> {
  const { userId, corporateInfo } = await getUserInfo(context.platform);
  if (!corporateInfo) return null;
  const policy = await shownPolicy(context);
  return bookingRefusal(policy?.whoBooks ?? null, { userId, ...corporateInfo.permissions }, traveler);
}
