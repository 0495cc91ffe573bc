/** Whether a stay can be booked: the rate, or the reasons why not. */
import type { Clock } from '#domain/clock.ts';
import { availabilityReason } from '#domain/listing/availability-reasons.ts';
import type { AvailabilityReason, ResolversUnionTypes, ResolversTypes } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import type { RequestedStay } from '../stay/stay-input';
import { rateOf } from './rate-mapping';

type Availability = ResolversUnionTypes<ResolversTypes>['Availability'];

/** A stay whose price cannot be read is unavailable for an unknown reason, and never free of charge. */
export function availabilityOf(
  { listing, availability }: Wire<'Home'>,
  requested: RequestedStay,
  clock: Clock,
): Availability {
  const rate =
    listing && availability?.AvailabilityResult === 'Available' && availability.rate
      ? rateOf(availability.rate, listing, requested, clock)
      : null;
  return rate
    ? { __typename: 'Available', rate }
    : { __typename: 'Unavailable', reasons: reasonsOf(availability) };
}

/** All reasons, in the platform's order (AV-01, AV-13); the default when it sent none (AV-10). */
function reasonsOf(wire: Wire<'Availability'> | undefined): AvailabilityReason[] {
  const reasons = (wire?.reasons ?? []).map(reasonOf);
  return reasons.length > 0 ? reasons : [reasonOf(undefined)];
}

function reasonOf(wire: Wire<'UnavailableReason'> | undefined): AvailabilityReason {
  const { code, rawCode, title, subtitle, action } = availabilityReason(wire?.reason.Reason);
  return {
    violation: code,
    rawCode,
    title,
    subtitle,
    action,
    minimumNights: wire?.reason.minimumNights ?? null,
    maximumNights: wire?.reason.maximumNights ?? null,
    maximumGuests: wire?.reason.maximumGuests ?? null,
    earliestCheckIn: wire?.reason.earliestCheckIn ?? null,
  };
}
