/**
 * The price match guarantee of business travel (AD-10, AD-24): what a claim needs, and its texts. Which trips have it, and until
 * when, the platform decides.
 */
import { enteredAmount } from '../money/entered-amount';
import type { Money } from '../money/money';
import { formatMoney } from '../money/money-format';
import { formatDeadline } from '../moment';

/** The requirements for a claim. */
export const PRICE_MATCH_NEEDS = [
  'Your trip ID',
  'The lower price',
  'The website where you found it',
] as const;

export const PRICE_MATCH_RULES = [
  'It is exactly the same itinerary, with the same cancellation terms.',
  'The price is in US dollars, and everybody can book it.',
  'We can verify it at the time of your claim. What has to be verified later is answered within 24 hours; what cannot be verified is declined by email.',
  'Packages, vacation rentals, and stays at premier or lifestyle hotels that are paid at the hotel are excluded.',
] as const;

const MAX_WEBSITE = 500;

/** The address of a website, with its scheme; an error for text that is none. */
export function websiteAddress(
  text: string,
): string | { readonly error: 'REQUIRED' | 'TOO_LONG' | 'INVALID_WEBSITE' } {
  const typed = text.trim();
  if (typed === '') return { error: 'REQUIRED' };
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (address.length > MAX_WEBSITE) return { error: 'TOO_LONG' };
  if (/\s/.test(address) || !URL.canParse(address)) return { error: 'INVALID_WEBSITE' };
  const { href, username, hostname } = new URL(address);
  return username === '' && hostname.includes('.') ? href : { error: 'INVALID_WEBSITE' };
}

/** A price as people type it, as decimal text; undefined for text that is none. */
export function enteredPrice(text: string): string | undefined {
  const amount = enteredAmount(text, '$');
  return /^\d{1,7}(\.|$)/.test(amount) && /[1-9]/.test(amount) ? amount : undefined;
}

export type ClaimState = 'RECEIVED' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN' | 'UNKNOWN';

/** The decision in words, for those who come second. */
export function decidedClaimText(state: ClaimState): string | undefined {
  switch (state) {
    case 'APPROVED':
      return 'It was approved.';
    case 'DECLINED':
      return 'It was declined.';
    case 'WITHDRAWN':
      return 'The traveler withdrew it.';
    default:
      return undefined;
  }
}

export interface ClaimFacts {
  readonly state: ClaimState;
  readonly difference: Money | null;
  readonly answerBy: string;
  readonly declineReason: string | null;
}

/** The claim as its traveler reads it. */
export function claimText({ state, difference, answerBy, declineReason }: ClaimFacts): {
  readonly title: string;
  readonly text: string;
} {
  const credit = difference
    ? `${formatMoney(difference)} of travel credit`
    : 'The difference as travel credit';
  switch (state) {
    case 'RECEIVED':
      return {
        title: 'Claim received',
        text: `We verify the price, and answer by ${formatDeadline(answerBy)}.`,
      };
    case 'APPROVED':
      return { title: 'Claim approved', text: `${credit} is in your travel wallet.` };
    case 'DECLINED':
      return { title: 'Claim declined', text: `We could not match the price: “${declineReason ?? ''}”` };
    case 'WITHDRAWN':
      return { title: 'Claim withdrawn', text: 'You withdrew this claim.' };
    case 'UNKNOWN':
      return { title: 'Claim', text: 'Contact us to learn how far your claim is.' };
  }
}
