/** The travel credits that cards come with (AD-14). The platform grants them; the portal states them in its terms. */
import { money, type Money } from '../money/money';

interface TravelCredit {
  readonly amount: Money;
  /** The cards whose accounts come with the credit. */
  readonly cards: string;
}

export const ANNUAL_CREDIT: TravelCredit = { amount: money(30_000, 'USD'), cards: 'a premium card' };
export const ONE_TIME_CREDIT: TravelCredit = { amount: money(10_000, 'USD'), cards: 'certain other cards' };
export const LIMITED_OFFER_CREDIT: TravelCredit = {
  amount: money(25_000, 'USD'),
  cards: 'a card that was opened while the offer was open',
};

/** How long after the account was opened a limited-offer credit can be used. */
export const LIMITED_OFFER_YEARS = 1;

/** How long after a booking its use of travel credit can be disputed. */
export const DISPUTE_DAYS = 60;
