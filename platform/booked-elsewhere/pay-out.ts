/** Pays out a used protection: a posting in the ledger, and the credit that it opens. */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { addDays, dayOf } from '../kernel/dates';
import { newId } from '../kernel/identifiers';
import { post } from '../payment/ledger/ledger';
import { creditAccount, type LedgerAccount, platformAccount, transfer } from '../payment/ledger/postings';
import type { Choice, ProtectionKind } from './elsewhere.types';
import type { TripElsewhere } from './trips-elsewhere';

/** The specification defines no expiry for airline credit; the reference platform uses a year. */
const AIRLINE_CREDIT_DAYS = 365;

interface PayOut {
  readonly trip: TripElsewhere;
  readonly protectionId: string;
  readonly protectionKind: ProtectionKind;
  readonly choice: Choice;
  readonly now: Date;
}

const NAMES = {
  Refund: 'ProtectionRefunded',
  AirlineCredit: 'AirlineCreditCreated',
  // The name in the wallet's history.
  TravelCredit: 'CreditCreated',
} as const;

export async function payOut(
  tx: Transaction<Tables>,
  { trip, protectionId, protectionKind, choice, now }: PayOut,
) {
  const { kind, amountMinor } = choice;
  if (kind === 'Rebook') return;
  const payee = await payeeOf(tx, trip, choice, now);
  await post(tx, [
    {
      idempotencyKey: `${protectionId}:used`,
      kind: NAMES[kind],
      description: `${WORDS[protectionKind]}, ${trip.confirmation_code}`,
      bookingId: null,
      at: now,
      entries: transfer(amountMinor, platformAccount('Claims', trip.currency), payee),
    },
  ]);
}

const WORDS: Readonly<Record<ProtectionKind, string>> = {
  CancelForAnyReason: 'Cancel for any reason',
  ChangeForAnyReason: 'Change for any reason',
  DisruptionAssistance: 'Disruption assistance',
  MissedConnectionRebooking: 'Missed connection',
  PriceDrop: 'Price drop',
};

/** Refunds are paid to where the trip was paid elsewhere, within one or two billing cycles; until then they are due. */
async function payeeOf(
  tx: Transaction<Tables>,
  trip: TripElsewhere,
  { kind, amountMinor }: Choice,
  now: Date,
): Promise<LedgerAccount> {
  const { user_id, currency } = trip;
  switch (kind) {
    case 'AirlineCredit': {
      const id = newId('aircredit');
      const airline = trip.details.flight?.slices[0]?.segments[0]?.airline;
      if (!airline) throw new Error(`The trip ${trip.id} has no airline that could give credit.`);
      await tx
        .insertInto('airline_credits')
        .values({
          id,
          user_id,
          trip_id: trip.id,
          airline_code: airline.code,
          airline_name: airline.name,
          code: trip.confirmation_code,
          amount_minor: amountMinor,
          currency,
          expires_on: addDays(dayOf(now), AIRLINE_CREDIT_DAYS),
        })
        .execute();
      return { kind: 'AirlineCredit', reference: id, unit: currency, ownerUserId: user_id };
    }
    case 'TravelCredit': {
      const id = newId('credit');
      await tx
        .insertInto('wallet_credits')
        .values({
          id,
          user_id,
          kind: 'GoodwillCredit',
          description: `Price drop of ${trip.confirmation_code}`,
          currency,
          expires_on: null,
          granted_at: now,
        })
        .execute();
      return creditAccount(user_id, id, currency);
    }
    default:
      return platformAccount('RefundsDue', currency);
  }
}
