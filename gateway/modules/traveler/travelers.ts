/** The travelers whom the user may book for (TR-02, TR-10, TR-11). */
import type { GatewayContext } from '../../context';
import type { Traveler } from '../../generated/graph';
import { getUserInfo, listPassengers, listUsers } from '../../rest/endpoints/people';
import type { Wire } from '../../rest/wire';
import { mergeTravelers } from './traveler-mapping';

export interface People {
  readonly passengers: readonly Wire<'Passenger'>[];
  readonly users: readonly Wire<'User'>[];
  readonly hiddenTravelerIds: readonly string[];
}

/** The company's people, only for those who may view them; for all others no call is made. */
export async function people({ platform }: Pick<GatewayContext, 'platform'>): Promise<People> {
  const [{ corporateInfo }, own] = await Promise.all([getUserInfo(platform), listPassengers(platform)]);
  const hiddenTravelerIds = corporateInfo?.hiddenTravelerIds ?? [];
  if (!corporateInfo?.permissions.canViewUsers) {
    return { passengers: own.value, users: [], hiddenTravelerIds };
  }
  const { users } = await listUsers(platform);
  const colleagues = await listPassengers(platform, { body: { userIds: users.map(({ id }) => id) } });
  return { passengers: [...own.value, ...colleagues.value], users, hiddenTravelerIds };
}

export const merged = ({ passengers, users, hiddenTravelerIds }: People): Traveler[] =>
  mergeTravelers(passengers, users, hiddenTravelerIds);

export const travelers = async (context: Pick<GatewayContext, 'platform'>): Promise<Traveler[]> =>
  merged(await people(context));
