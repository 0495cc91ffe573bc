/** The administration of a business, for users with `canViewAdmin` (TN-04). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import {
  type AdministeredPolicy,
  type BusinessSpend,
  type BusinessTraveler,
  type BusinessTrip,
  type InputError,
  type PolicyChange,
  type PolicyLimitName,
  type PolicyLimitsInput,
  type ResolversTypes,
  type UpdatePolicyLimitsInput,
} from '../../generated/graph';
import {
  getBusinessSpend,
  listBusinessPolicies,
  listBusinessTravelers,
  listBusinessTrips,
  listPolicyChanges,
  updatePolicyLimits as update,
} from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { moneyOf } from '../money/money-mapping';
import {
  type Connection,
  connection,
  Cursors,
  pageEdge,
  pagePosition,
  pageRequest,
} from '../paging/page-cursor';

/** Each of its fields is a separate call. */
export type AdministrationModel = Readonly<Record<string, never>>;

interface Page {
  readonly first?: number | null;
  readonly after?: string | null;
}

interface PlatformPage<Entry> {
  readonly entries: readonly Entry[];
  readonly nextCursor?: string | undefined;
  readonly totalCount: number;
}

/** A page of a list that the platform cuts into pages. */
async function pageFrom<Entry, Node>(
  name: string,
  { first, after }: Page,
  read: (request: Wire<'BusinessPageRequest'>) => Promise<PlatformPage<Entry>>,
  nodeOf: (entry: Entry) => Node,
): Promise<Connection<Node>> {
  const cursors = new Cursors([name]);
  const position = pagePosition(cursors, after);
  const { entries, nextCursor, totalCount } = await read(pageRequest(position, first));
  const edges = entries.slice(position.seenCount).map((entry, index, shown) => {
    const isLast = index === shown.length - 1;
    const next =
      isLast && nextCursor !== undefined
        ? { page: nextCursor, seenCount: 0 }
        : { ...position, seenCount: position.seenCount + index + 1 };
    return pageEdge(cursors, next, nodeOf(entry));
  });
  return connection(edges, {
    hasNextPage: nextCursor !== undefined,
    hasPreviousPage: position.page !== undefined || position.seenCount > 0,
    totalCount,
  });
}

export const travelers = (page: Page, { platform }: GatewayContext): Promise<Connection<BusinessTraveler>> =>
  pageFrom(
    'businessTravelers',
    page,
    async (body) => {
      const { travelers: entries, ...rest } = await listBusinessTravelers(platform, { body });
      return { entries, ...rest };
    },
    (wire) => ({
      id: wire.userId,
      givenName: wire.firstName,
      surname: wire.lastName,
      emailAddress: wire.email,
      roles: [...wire.roles],
      policyTier: wire.policyTier ?? null,
      tripCount: wire.tripCount,
      spend: moneyOf(wire.spend),
    }),
  );

export const trips = (page: Page, { platform }: GatewayContext): Promise<Connection<BusinessTrip>> =>
  pageFrom(
    'businessTrips',
    page,
    async (body) => {
      const { trips: entries, ...rest } = await listBusinessTrips(platform, { body });
      return { entries, ...rest };
    },
    (wire) => ({
      id: wire.itineraryId,
      travelerName: wire.travelerName,
      listingName: wire.listingName,
      fromDate: wire.stayDates.from,
      untilDate: wire.stayDates.until,
      bookedAt: wire.bookedAt,
      isCanceled: wire.state === 'Canceled',
      total: moneyOf(wire.total),
      spend: moneyOf(wire.spend),
      outOfPolicyReason: wire.outOfPolicyReason ?? null,
    }),
  );

export const spend = async ({ platform }: GatewayContext): Promise<BusinessSpend[]> =>
  (await getBusinessSpend(platform)).rows.map(({ spend: amount, ...row }) => ({
    ...row,
    spend: moneyOf(amount),
  }));

export const policies = async ({ platform }: GatewayContext): Promise<AdministeredPolicy[]> =>
  (await listBusinessPolicies(platform)).policies.map(policyOf);

const policyOf = ({ id, name, travelerCount, limits }: Wire<'BusinessPolicy'>): AdministeredPolicy => ({
  id,
  name,
  travelerCount,
  limits: {
    allowedStarRatings: [...limits.allowedStarRatings],
    hotelNight: limits.hotelNight ?? null,
    carDay: limits.carDay ?? null,
    shortFlightOneWay: limits.shortFlightOneWay ?? null,
    shortFlightRoundTrip: limits.shortFlightRoundTrip ?? null,
    longFlightOneWay: limits.longFlightOneWay ?? null,
    longFlightRoundTrip: limits.longFlightRoundTrip ?? null,
  },
});

const LIMIT_NAMES: Readonly<Record<string, PolicyLimitName>> = {
  allowedStarRatings: 'ALLOWED_STAR_RATINGS',
  hotelNight: 'HOTEL_NIGHT',
  carDay: 'CAR_DAY',
  shortFlightOneWay: 'SHORT_FLIGHT_ONE_WAY',
  shortFlightRoundTrip: 'SHORT_FLIGHT_ROUND_TRIP',
  longFlightOneWay: 'LONG_FLIGHT_ONE_WAY',
  longFlightRoundTrip: 'LONG_FLIGHT_ROUND_TRIP',
};

export const policyChanges = (page: Page, { platform }: GatewayContext): Promise<Connection<PolicyChange>> =>
  pageFrom(
    'policyChanges',
    page,
    async (body) => {
      const { changes: entries, ...rest } = await listPolicyChanges(platform, { body });
      return { entries, ...rest };
    },
    ({ limit, from, to, ...wire }) => ({
      ...wire,
      limit: LIMIT_NAMES[limit] ?? 'UNKNOWN',
      from: from ?? null,
      to: to ?? null,
    }),
  );

const REFUSALS: Refusals<MutationFailure<'updatePolicyLimits'>> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'POLICY_MISSING',
};

export async function updatePolicyLimits(
  { policyId, limits }: UpdatePolicyLimitsInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes['UpdatePolicyLimitsResult']>> {
  const refused = (
    code: MutationFailure<'updatePolicyLimits'>,
    rawCode: string | null,
    inputErrors: InputError[],
  ) => ({
    __typename: 'PolicyLimitsRefused' as const,
    ...failed(code, 'TRIPS', context, { rawCode }),
    inputErrors,
  });
  const errors = limitErrors(limits);
  if (errors.length > 0) return refused('INVALID_REQUEST', null, errors);
  try {
    const { allowedStarRatings, ...amounts } = limits;
    const set = Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null));
    const wire = await update(context.platform, {
      body: { policyId, limits: { allowedStarRatings: [...allowedStarRatings], ...set } },
    });
    return { __typename: 'PolicyLimitsUpdated', policy: policyOf(wire) };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(
      code,
      rawCode,
      code === 'POLICY_MISSING' ? [inputError('NOT_FOUND', ['input', 'policyId'])] : [],
    );
  }
}

const MAX_USD = 100_000;

function limitErrors({ allowedStarRatings, ...amounts }: PolicyLimitsInput): InputError[] {
  const at = (name: string) => ['input', 'limits', name];
  const isStars =
    new Set(allowedStarRatings).size === allowedStarRatings.length &&
    allowedStarRatings.every((stars) => stars >= 1 && stars <= 5);
  return [
    ...(allowedStarRatings.length === 0 ? [inputError('REQUIRED', at('allowedStarRatings'))] : []),
    ...(isStars ? [] : [inputError('UNSUPPORTED_VALUE', at('allowedStarRatings'))]),
    ...Object.entries(amounts).flatMap(([name, amount]) =>
      typeof amount === 'number' && (amount < 1 || amount > MAX_USD)
        ? [inputError('OUT_OF_RANGE', at(name))]
        : [],
    ),
  ];
}
