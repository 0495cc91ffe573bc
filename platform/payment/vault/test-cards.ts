/**
 * Card numbers with an intended outcome in the vault (docs/test-values.md). Their format is
 *
 *     4000 05OO 000c LLLL     range, outcome, zeros, check digit, last four
 *
 * so that each outcome is available with any last four digits, and so for the rewards account of any persona. To add an outcome,
 * add a row: its two digits, where it occurs, the vault's response.
 */
import { passesLuhn } from '#schema/untrusted-values.ts';

export type VerifyRefusal =
  'CardDeclined' | 'ExcessiveUserActivity' | 'GenericError' | 'UnknownCard' | 'InvalidCVV' | 'InvalidAddress';

export type CardDecline =
  | 'CreditCardDeclined'
  | 'InsufficientFunds'
  | 'CreditCardExpired'
  | 'CreditCardLostStolen'
  | 'CreditCardNotSupported'
  | 'InvalidCardNumber'
  | 'InvalidCardInformation'
  | 'InvalidCardVerificationNumber'
  | 'InvalidCountryCode'
  | 'InvalidZipCode'
  | 'Fraud'
  | 'FraudAutoReject'
  | 'LikelyFraud'
  | 'UserCardNotFound';

export type TestCard =
  | { readonly digits: string; readonly at: 'Never' }
  | { readonly digits: string; readonly at: 'Verify'; readonly answer: VerifyRefusal }
  | { readonly digits: string; readonly at: 'Authorize' | 'Capture'; readonly answer: CardDecline };

export const TEST_CARDS = [
  { digits: '00', at: 'Never' },
  { digits: '11', at: 'Verify', answer: 'CardDeclined' },
  { digits: '12', at: 'Verify', answer: 'ExcessiveUserActivity' },
  { digits: '13', at: 'Verify', answer: 'GenericError' },
  { digits: '14', at: 'Verify', answer: 'UnknownCard' },
  { digits: '15', at: 'Verify', answer: 'InvalidCVV' },
  { digits: '16', at: 'Verify', answer: 'InvalidAddress' },
  { digits: '21', at: 'Authorize', answer: 'CreditCardDeclined' },
  { digits: '22', at: 'Authorize', answer: 'InsufficientFunds' },
  { digits: '23', at: 'Authorize', answer: 'CreditCardExpired' },
  { digits: '24', at: 'Authorize', answer: 'CreditCardLostStolen' },
  { digits: '25', at: 'Authorize', answer: 'CreditCardNotSupported' },
  { digits: '26', at: 'Authorize', answer: 'InvalidCardNumber' },
  { digits: '27', at: 'Authorize', answer: 'InvalidCardInformation' },
  { digits: '28', at: 'Authorize', answer: 'InvalidCardVerificationNumber' },
  { digits: '29', at: 'Authorize', answer: 'InvalidCountryCode' },
  { digits: '30', at: 'Authorize', answer: 'InvalidZipCode' },
  { digits: '31', at: 'Authorize', answer: 'Fraud' },
  { digits: '32', at: 'Authorize', answer: 'FraudAutoReject' },
  { digits: '33', at: 'Authorize', answer: 'LikelyFraud' },
  { digits: '34', at: 'Authorize', answer: 'UserCardNotFound' },
  { digits: '41', at: 'Capture', answer: 'CreditCardDeclined' },
] as const satisfies readonly TestCard[];

const OUTCOME_RANGE = '400005';
const NUMBER_LENGTH = 16;

export const GOOD_CARD: TestCard = TEST_CARDS[0];

/** The vault's behavior for a card number; numbers outside the range are good cards. */
export const testCardOf = (number: string): TestCard =>
  number.startsWith(OUTCOME_RANGE) && number.length === NUMBER_LENGTH
    ? testCardOfDigits(number.slice(6, 8))
    : GOOD_CARD;

export const testCardOfDigits = (outcomeDigits: string): TestCard =>
  TEST_CARDS.find(({ digits }) => digits === outcomeDigits) ?? GOOD_CARD;

/** The number with this outcome and these last four digits. */
export function testCardNumber({ digits }: Pick<TestCard, 'digits'>, lastFour: string): string {
  for (let check = 0; check <= 9; check += 1) {
    const number = `${OUTCOME_RANGE}${digits}000${check}${lastFour}`;
    if (passesLuhn(number)) return number;
  }
  throw new Error('One of ten check digits always satisfies the Luhn sum.');
}
