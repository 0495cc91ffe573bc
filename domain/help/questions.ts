/** Travelers' questions and their answers (TM-01, TM-04), generated from the constants of the rules. */
import { formatTrimmedMoney } from '../money/money-format';
import { ANNUAL_CREDIT, LIMITED_OFFER_CREDIT, ONE_TIME_CREDIT } from '../payment/travel-credits';
import { MIN_NIGHTS_FOR_COMPLIMENTARY_NIGHT } from '../portal/complimentary-night';
import type { HelpSection, PortalContact } from './help-section';

export const frequentQuestions = ({ brandName, phone }: PortalContact): HelpSection[] => [
  {
    anchor: 'number',
    title: 'Where is my confirmation number?',
    paragraphs: ['Under Trips, on the card of your stay, with how it was paid and when you can check in.'],
  },
  {
    anchor: 'cancel',
    title: 'Can I cancel a stay?',
    paragraphs: [
      'Each stay has its cancellation terms: on the page of the home, at checkout, and under Trips.',
      `To cancel, open the stay under Trips and choose “Cancel this stay”. You see the refund before you confirm. You can also call ${phone}.`,
    ],
  },
  {
    anchor: 'price',
    title: 'Why did the price change at checkout?',
    paragraphs: [
      `${brandName} requests a binding quote from the provider when you open the checkout. If the quote differs from the price that you saw, you are asked before you book.`,
    ],
  },
  {
    anchor: 'ahead',
    title: 'How far ahead can I book?',
    paragraphs: ['Stays can begin today and end up to one year from today.'],
  },
  {
    anchor: 'credits',
    title: 'What are travel credits?',
    paragraphs: [
      `Money from your card to spend on stays: ${formatTrimmedMoney(ANNUAL_CREDIT.amount)} each year, ${formatTrimmedMoney(ONE_TIME_CREDIT.amount)} once, or ${formatTrimmedMoney(LIMITED_OFFER_CREDIT.amount)} for a limited time, depending on the card. Checkout applies your credits automatically; you can change the amount there.`,
    ],
  },
  {
    anchor: 'night',
    title: 'How do I get a complimentary fourth night?',
    paragraphs: [
      `Choose a home that takes part and stay ${MIN_NIGHTS_FOR_COMPLIMENTARY_NIGHT} nights or more. The rent of the fourth night is taken off the price.`,
    ],
  },
  {
    anchor: 'lost',
    title: 'The page stopped while I was booking. What now?',
    paragraphs: [
      'Open Trips. A booking that was sent is listed there, and its state is shown as soon as the home has answered. A stay is booked once, however often it is sent.',
    ],
  },
];
