/** The terms of the portal (TM-01, TM-02, TM-04, AD-14, WA-14), generated from the constants of its rules. */
import { AGENT_FEE_REFUND } from '../quote/quote-rules';
import { DEFAULT_CARD_ON_FILE_POLICY, DEFAULT_PAYMENT_POLICY } from '../listing/listing-price';
import { formatTrimmedMoney } from '../money/money-format';
import { POINTS_PER_CURRENCY_UNIT } from '../money/points';
import {
  ANNUAL_CREDIT,
  DISPUTE_DAYS,
  LIMITED_OFFER_CREDIT,
  LIMITED_OFFER_YEARS,
  ONE_TIME_CREDIT,
} from '../payment/travel-credits';
import { counted } from '../counted';
import type { HelpSection, PortalContact } from './help-section';

/** TM-02: days until a refund to residents of Washington, with and without the funds at the provider. */
const WASHINGTON_REFUND_DAYS = { sentToProvider: 30, notSent: 14 } as const;
/** TM-02: days that removed content stays removed after a counter-notice. */
const COUNTER_NOTICE_DAYS = 10;

export const portalTerms = (contact: PortalContact): HelpSection[] => [
  {
    anchor: 'bookings',
    title: 'Bookings',
    paragraphs: [
      `You book stays on ${contact.brandName} from the host or manager of a home. The page of each home states its cancellation, payment and house rules. You see them again, and accept them, before you book.`,
      `${DEFAULT_PAYMENT_POLICY} Where the provider of a stay takes payment at other times, the page of the home and the checkout say when.`,
      DEFAULT_CARD_ON_FILE_POLICY,
    ],
  },
  {
    anchor: 'refunds',
    title: 'Cancellations and refunds',
    paragraphs: [
      `The cancellation terms of a stay decide how much of its price you receive back. A refund goes back to what you paid with: card, rewards, travel credits, or an offer. ${AGENT_FEE_REFUND}`,
      `Residents of Washington State: when a stay is canceled or money is due for another reason, we refund it within ${WASHINGTON_REFUND_DAYS.sentToProvider} days of receiving the funds from the provider, and within ${WASHINGTON_REFUND_DAYS.notSent} days when the funds were not sent to the provider.`,
    ],
  },
  {
    anchor: 'travel-credits',
    title: 'Travel credits and offers',
    paragraphs: [
      `Primary holders of ${ANNUAL_CREDIT.cards} receive ${formatTrimmedMoney(ANNUAL_CREDIT.amount)} of travel credit each year. Primary holders of ${ONE_TIME_CREDIT.cards} receive ${formatTrimmedMoney(ONE_TIME_CREDIT.amount)} once. Primary holders of ${LIMITED_OFFER_CREDIT.cards} receive ${formatTrimmedMoney(LIMITED_OFFER_CREDIT.amount)}, for one booking per account, until ${counted(LIMITED_OFFER_YEARS, 'year')} after the account was opened.`,
      'A travel credit ends on its stated date, when the cardholder dies, and when the eligible account is closed. It cannot be transferred. The account must be open and in good standing when you use the credit.',
      'When a credit pays a part of a stay, your card or rewards pay the rest. When you cancel a stay, the credit that the terms refund returns to your wallet, unless it has expired.',
      `A credit is worth ${POINTS_PER_CURRENCY_UNIT} points or miles for each dollar. It cannot be used on certain premium hotel bookings that are paid at the hotel.`,
      `You can dispute the use of a travel credit within ${DISPUTE_DAYS} days. Call ${contact.phone}.`,
    ],
  },
  {
    anchor: 'content',
    title: 'Photos and texts',
    paragraphs: [
      `Hosts and managers provide the photos and texts of their homes. If you believe that one infringes your copyright, call ${contact.phone}. After a counter-notice, content that was removed stays removed for at least ${COUNTER_NOTICE_DAYS} days.`,
    ],
  },
];
