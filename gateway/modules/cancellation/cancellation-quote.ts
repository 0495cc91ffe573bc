/** The refund for canceling a stay now (CN-02). */
import { money, type Money as ExactMoney } from '#domain/money/money.ts';
import { isBetterRefund } from '#domain/protection/cancel-for-any-reason.ts';
import { requestError } from '../../errors';
import {
  CancellationOutcome,
  type CancellationQuote,
  type CancellationRefund,
  type Money,
  type ProtectionTerms,
  type RewardsSpent,
} from '../../generated/graph';
import type { GatewayContext } from '../../context';
import { quoteHomeCancellation } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { exactMoney, exactPoints, graphMoney, moneyOf } from '../money/money-mapping';
import { paymentKind, rewardsSpent } from '../trip/trip-mapping';

const cancellationOutcome = enumReader(CancellationOutcome);

/** Outcomes whose consequences the traveler knows before accepting them. */
const CAN_BE_CANCELED: ReadonlySet<CancellationOutcome> = new Set([
  'FULLY_REFUNDABLE',
  'PARTIALLY_REFUNDABLE',
  'NON_REFUNDABLE',
  'NON_REFUNDABLE_PARTIALLY',
]);

export const readCancellationQuote = async (
  itineraryId: string,
  { platform }: Pick<GatewayContext, 'platform'>,
): Promise<CancellationQuote> => quoteOf(await quoteHomeCancellation(platform, { body: { itineraryId } }));

function quoteOf(wire: Wire<'HomeCancellationQuote'>): CancellationQuote {
  const quote = homeTermsOf(wire);
  return { ...quote, protection: wire.protection ? protectionTermsOf(wire.protection, quote) : null };
}

/** In addition to the terms of the home, which refund nothing where they do not cancel the stay here. */
function protectionTermsOf(
  { token, refund, lines, validUntil }: NonNullable<Wire<'HomeCancellationQuote'>['protection']>,
  home: Pick<CancellationQuote, 'token' | 'refund'>,
): ProtectionTerms {
  const amount = exactMoney(refund) ?? unreadable();
  return {
    token,
    refund: graphMoney(amount),
    lines: lines.map(refundOf),
    validUntil,
    isBetter: isBetterRefund(amount, home.token === null ? null : exactOf(home.refund)),
  };
}

const exactOf = ({ minorUnits, currencyCode }: Money): ExactMoney => money(minorUnits, currencyCode);

function homeTermsOf(wire: Wire<'HomeCancellationQuote'>): Omit<CancellationQuote, 'protection'> {
  const outcome = cancellationOutcome(wire.outcome.Outcome);
  const canBeCanceled = CAN_BE_CANCELED.has(outcome);
  return {
    token: canBeCanceled ? (wire.token ?? null) : null,
    outcome,
    refund: moneyOf(wire.refund) ?? unreadable(),
    lines: wire.lines.map(refundOf),
    validUntil: canBeCanceled ? (wire.validUntil ?? null) : null,
  };
}

const refundOf = ({ kind, description, amount, rewards }: Wire<'RefundLine'>): CancellationRefund => ({
  kind: paymentKind(kind),
  label: description,
  amount: moneyOf(amount) ?? unreadable(),
  rewards: rewards ? rewardsOf(rewards) : null,
});

function rewardsOf(wire: Wire<'RewardsAmount'>): RewardsSpent {
  const points = exactPoints(wire);
  return points ? rewardsSpent(points) : unreadable();
}

/** A refund that cannot be read cannot be accepted. */
function unreadable(): never {
  throw requestError('PLATFORM_CONTRACT', 'The refund of a cancellation cannot be read.');
}
