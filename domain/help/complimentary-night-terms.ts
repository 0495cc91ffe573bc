/** The terms of the complimentary fourth night (AD-16, TM-04), generated from the constants of the promotion. */
import {
  COMPLIMENTARY_NIGHT_COLLECTIONS,
  COMPLIMENTARY_NIGHT_TITLE,
  MIN_NIGHTS_FOR_COMPLIMENTARY_NIGHT,
} from '../portal/complimentary-night';
import { counted } from '../counted';
import type { HelpSection, PortalContact } from './help-section';

const COLLECTION_NAMES: Readonly<Record<(typeof COMPLIMENTARY_NIGHT_COLLECTIONS)[number], string>> = {
  LIFESTYLE: 'Lifestyle Collection',
  PREMIER: 'Premier Collection',
};

export const complimentaryNightTerms = ({ phone }: PortalContact): HelpSection[] => [
  {
    anchor: 'offer',
    title: COMPLIMENTARY_NIGHT_TITLE,
    paragraphs: [
      `Stay ${counted(MIN_NIGHTS_FOR_COMPLIMENTARY_NIGHT, 'night')} or more at a select home of the ${COMPLIMENTARY_NIGHT_COLLECTIONS.map((collection) => COLLECTION_NAMES[collection]).join(' or the ')}, and the rent of the fourth night is taken off. Homes that take part say so on their card and on their page.`,
      'A stay has one complimentary night, however long it is.',
    ],
  },
  {
    anchor: 'price',
    title: 'The price',
    paragraphs: [
      'The amount is the rent of the fourth night of your stay, in the currency of the home. Other discounts apply to the rent of the other nights. Taxes and fees that are a share of the rent are calculated after the discount. Fees per stay and per night, such as cleaning, stay as they are.',
      'The amount is taken off automatically. It is shown in the breakdown on the page of the home, in the quote that you book, and on your receipt.',
    ],
  },
  {
    anchor: 'changes',
    title: 'Changes and cancellations',
    paragraphs: [
      'The cancellation terms of the home apply to the price that you paid. The complimentary night has no cash value and is not refunded.',
      `The promotion can end at any time. It does not change stays that are booked. Questions? Call ${phone}.`,
    ],
  },
];
