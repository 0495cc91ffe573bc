/** The terms of price freeze (AD-11, AD-25, TM-04), generated from the texts and rules of frozen prices. */
import { PRICE_FREEZE_KINDS, PRICE_FREEZE_TITLE } from '../price-freeze/frozen-price';
import type { HelpSection, PortalContact } from './help-section';

const { HOLD_THE_ROOM, ROOM_TYPE, BEST_AVAILABLE } = PRICE_FREEZE_KINDS;

export const priceFreezeTerms = ({ phone }: PortalContact): HelpSection[] => [
  {
    anchor: 'freeze',
    title: PRICE_FREEZE_TITLE,
    paragraphs: [
      'You pay a deposit, and the price of a stay is frozen for some days. The offer on the page of the home says how much the deposit is, for how many days the price is frozen, and how much of a price rise is covered. These amounts apply.',
      `${HOLD_THE_ROOM.title}: ${HOLD_THE_ROOM.text} ${ROOM_TYPE.title}: ${ROOM_TYPE.text} ${BEST_AVAILABLE.title}: ${BEST_AVAILABLE.text} A home offers one or two of these.`,
      'A frozen price ends at the latest when the day of arrival begins.',
    ],
  },
  {
    anchor: 'book',
    title: 'Booking with a frozen price',
    paragraphs: [
      'You book at the lower of the frozen price and the price of the day. If the price goes up, we cover the increase up to the limit in your offer, and you pay the rest. Your deposit counts toward the price of your stay.',
      'The home, the dates and the guests cannot change. More guests can come, and pay what they add at the price of the day.',
      'A frozen price is used once. The frozen prices of one purchase are used together. A booking that fails does not use your frozen price, but does not extend it either.',
    ],
  },
  {
    anchor: 'end',
    title: 'When the stay is no longer available, or the time is over',
    paragraphs: [
      'If the home is no longer available for your nights while your price is frozen, you can look at similar homes, or get the whole deposit back on the card that paid it.',
      'If you do not book in time, the deposit is kept, held nights are for sale again, and you can freeze the price of that day.',
    ],
  },
  {
    anchor: 'cancel',
    title: 'Canceling the stay',
    paragraphs: [
      'When you cancel a stay that you booked with a frozen price, the cancellation terms of the home apply to the deposit as to the rest: the same share of it goes back to the card that paid it. The price rise that we covered is not paid out.',
      `A deposit is not refunded for any other reason. Questions? Call ${phone}.`,
    ],
  },
];
