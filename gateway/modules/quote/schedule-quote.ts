/** Requests and discards binding prices. */
import { today } from '#domain/clock.ts';
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import { guestRefusal } from '#domain/stay/guests.ts';
import { stayRefusal } from '#domain/stay/stay-dates.ts';
import { addMoney, type Money, moneyNumber } from '#domain/money/money.ts';
import { agentFee, INVALID_REQUEST, quoteRequest, type QuoteRequest } from '#domain/quote/quote-rules.ts';
import { normalizedEmail } from '#schema/values/email-address.ts';
import type { GatewayContext } from '../../context';
import type {
  DiscardPriceQuoteInput,
  InputError,
  PriceQuoteDiscarded,
  SchedulePriceQuoteInput,
  SchedulePriceQuoteResult,
} from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { discardQuote, scheduleQuote } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { type RateFacts, rateFacts } from '../availability/rate-id';
import { failed } from '../failure/failure-mapping';
import { amountErrors, emailErrors, inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { moneyFromInput } from '../money/money-mapping';

export async function schedule(
  input: SchedulePriceQuoteInput,
  context: GatewayContext,
): Promise<SchedulePriceQuoteResult> {
  const inputErrors = inputErrorsOf(input, today(context.clock));
  const body = inputErrors.length > 0 ? null : requestOf(input, context);
  if (body === null) return refused('INVALID_REQUEST', INVALID_REQUEST, context, inputErrors);
  if (input.replacesToken) await discardBefore(input.replacesToken, context);
  try {
    const { value } = await scheduleQuote(context.platform, { body });
    return { __typename: 'PriceQuoteScheduled', token: value };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(code, rawCode, context);
  }
}

type Refusal = MutationFailure<'schedulePriceQuote'>;

const REFUSALS: Refusals<Refusal> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'NOT_AVAILABLE',
  conflict: 'INVALID_QUOTE',
  byCode: new Map([['42204', 'PRICE_FREEZE_UNUSABLE']]),
};

const refused = (
  code: Refusal,
  rawCode: string | null,
  context: GatewayContext,
  inputErrors: readonly InputError[] = [],
): SchedulePriceQuoteResult => ({
  __typename: 'PriceQuoteRefused',
  ...failed(code, 'SCHEDULE_PRICE_QUOTE', context, { rawCode }),
  inputErrors: [...inputErrors],
});

function inputErrorsOf(input: SchedulePriceQuoteInput, now: string): InputError[] {
  const rate = rateFacts(input.rateId);
  const isRateValid = rate && !stayRefusal(rate.stay, now) && !guestRefusal(rate.guests);
  return [
    ...(isRateValid ? [] : [inputError('INVALID_RATE', ['input', 'rateId'])]),
    ...emailErrors(input.emailAddress),
    ...amountErrors(input.acceptedTotal, 'acceptedTotal'),
    ...amountErrors(input.protection?.premium, 'protection', 'premium'),
    ...(rate && input.protection && input.protection.premium.currencyCode !== rate.total.currencyCode
      ? [inputError('UNSUPPORTED_VALUE', ['input', 'protection', 'premium', 'currencyCode'])]
      : []),
  ];
}

/** PQ-01, PQ-02, PQ-16; null for input that cannot be quoted (PQ-03). */
function requestOf(
  { rateId, emailAddress, acceptedTotal, isAgentPortal, protection }: SchedulePriceQuoteInput,
  { clock }: GatewayContext,
): Wire<'ScheduleQuoteRequest'> | null {
  const rate = rateFacts(rateId);
  if (!rate) return null;
  const { listingId, provider, collection, stay, guests, total } = rate;
  const fee = agentFee(isAgentPortal ?? false, total.currencyCode);
  const request = quoteRequest(
    {
      emailAddress: normalizedEmail(emailAddress),
      listingId,
      listingProviderId: provider.id,
      stay,
      guests,
      seenPrice: acceptedTotal
        ? moneyFromInput(acceptedTotal)
        : withCharges(total, [fee, protection ? moneyFromInput(protection.premium) : null]),
      listingCollection: collection,
    },
    today(clock),
  );
  if (!request.ok) return null;
  return {
    emailAddress: request.value.emailAddress,
    request: { type: 'homes', value: homesRequest(request.value, rate, protection?.quoteId) },
    ...(fee === null ? {} : { agentFee: moneyNumber(fee) }),
  };
}

/** The total that the traveler saw: the home, the fee of an agent, and the premium of a protection. */
const withCharges = (total: Money, charges: readonly (Money | null)[]): Money =>
  charges.reduce<Money>((sum, charge) => (charge ? addMoney(sum, charge) : sum), total);

const homesRequest = (
  { listingId, stayDates, guests, seenPrice }: QuoteRequest,
  { provider, collection, frozenPriceId }: RateFacts,
  protectionQuoteId: string | undefined,
): Wire<'HomesQuoteRequest'> => ({
  listingId,
  listingProviderId: provider,
  stayDates: { from: stayDates.from, until: stayDates.until },
  guests: {
    adults: guests.adults,
    children: [...guests.children],
    infants: 0,
    petsIncluded: guests.petsIncluded,
  },
  seenPrice: { value: moneyNumber(seenPrice), currencyCode: seenPrice.currencyCode },
  listingCollection: collection,
  ...(protectionQuoteId === undefined ? {} : { ancillaries: [{ quoteId: protectionQuoteId }] }),
  ...(frozenPriceId === undefined ? {} : { priceFreezeId: frozenPriceId }),
});

/** PQ-05: an older quote that cannot be discarded does not prevent the request for a new one. */
async function discardBefore(token: string, context: GatewayContext): Promise<void> {
  try {
    await discard({ token }, context);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind === 'unauthorized') throw error;
    context.log.warn(
      { endpoint: error.endpoint, kind: error.kind },
      'a quote that is being replaced was not discarded',
    );
  }
}

/** A quote that is no longer valid, or is being booked, was not held. */
export async function discard(
  { token }: DiscardPriceQuoteInput,
  { platform }: GatewayContext,
): Promise<PriceQuoteDiscarded> {
  try {
    await discardQuote(platform, { body: { value: token } });
    return { wasHeld: true };
  } catch (error) {
    if (error instanceof PlatformError && (error.kind === 'notFound' || error.kind === 'conflict')) {
      return { wasHeld: false };
    }
    throw error;
  }
}
