/** The travelers whom the user may book for (TR-02, TR-10, TR-11). */
import type { GatewayContext } from '../../context';
import { getUserInfo, listPassengers, listUsers } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { mergeTravelers, type TravelerModel } from './traveler-mapping';

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
  const all = await listPassengers(platform, { body: { userIds: users.map(({ id }) => id) } });
  return { passengers: [...own.value, ...colleaguesOf(own.value, all.value)], users, hiddenTravelerIds };
}

/** The platform marks the default of each colleague too; only the user's own is a default here. */
function colleaguesOf(own: People['passengers'], all: People['passengers']): Wire<'Passenger'>[] {
  const ownIds = new Set(own.map(({ id }) => id));
  return all
    .filter(({ id }) => !ownIds.has(id))
    .map((passenger) => ({ ...passenger, isDefaultProfile: false }));
}

export const merged = ({ passengers, users, hiddenTravelerIds }: People): TravelerModel[] =>
  mergeTravelers(passengers, users, hiddenTravelerIds);

export const travelers = async (context: Pick<GatewayContext, 'platform'>): Promise<TravelerModel[]> =>
  merged(await people(context));
