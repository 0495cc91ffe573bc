/** The terms of cancel for any reason on stays (AD-04, AD-20, TM-04), generated from the constants of its rules. */
import { CANCEL_FOR_ANY_REASON } from '../protection/cancel-for-any-reason';
import { billingCycles, PROTECTION_EXPIRIES } from '../protection/protection-texts';
import { AGENT_FEE_REFUND } from '../quote/quote-rules';
import type { HelpSection, PortalContact } from './help-section';

export const cancelForAnyReasonTerms = ({ phone }: PortalContact): HelpSection[] => [
  {
    anchor: 'protection',
    title: 'What it is',
    paragraphs: [
      `Some homes offer “${CANCEL_FOR_ANY_REASON}” when you book. With it you can cancel your stay for any reason, without stating it. You can buy it together with the stay, or later on the page of your trip, until the time shown there.`,
      'A full refund returns the price of the stay: rent after discounts, fees and taxes, without what a frozen price took off. A partial refund returns the percentage of that price that is stated where you buy it, rounded down to the cent.',
      'The premium is shown for each night, rounded up, and for the whole stay. You pay the amount for the whole stay: with the stay, or, when you buy it afterwards, with a saved card at once.',
    ],
  },
  {
    anchor: 'use',
    title: 'Using it',
    paragraphs: [
      'You can use it until the check-in time of the home, also on the day of arrival. Where a home states no check-in time, it ends when that day begins. Cancel the stay on the page of your trip and choose this refund.',
      'It cancels the whole booking: all nights and all guests. It cannot be used for a part of a stay, and it cannot be undone.',
      `The stay is canceled only when the refund is granted. The refund shows on your card ${billingCycles()}.`,
    ],
  },
  {
    anchor: 'refund',
    title: 'What is refunded',
    paragraphs: [
      'The premium is not refunded after you have booked, whether you use it or not and however the stay is canceled.',
      `A premium that you pay with the stay counts as paid by your card as far as the card has paid, then by rewards, by travel credits, by the deposit of a frozen price, and by an offer. An offer counts as paying first for the part of the price that is not refunded, so that an offer does not lower your refund. An offer that has paid more than that part is restored whole. The rest of the refund goes back to card, rewards, travel credits and deposit in proportion to what each has paid for the stay. Travel credits and offers that have expired are not restored. ${AGENT_FEE_REFUND}`,
      'When the terms of the home refund more, you can cancel on those terms instead. We show you both.',
    ],
  },
  {
    anchor: 'end',
    title: 'When it ends',
    paragraphs: [
      `It can no longer be used when ${listed(Object.values(PROTECTION_EXPIRIES))}.`,
      `Questions? Call ${phone}.`,
    ],
  },
];

const listed = (events: readonly string[]): string =>
  `${events.slice(0, -1).join(', when ')}, and when ${events.at(-1) ?? ''}`;
