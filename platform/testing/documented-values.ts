/**
 * The rows of docs/test-values.md, from the platform's own tables. A new card outcome, test listing or persona fails the
 * document's test until its row exists; the message contains the row.
 */
import type { TestListing } from '../catalogue/test-listings/test-listing.types';
import { TEST_LISTINGS } from '../catalogue/test-listings/test-listings';
import { UNCONVERTIBLE_HUNDREDTHS } from '../payment/rewards/conversion';
import { TEST_CARDS, type TestCard, testCardNumber } from '../payment/vault/test-cards';
import type { Persona } from '../people/personas/persona.types';
import { personas } from '../people/personas/personas';

/** Last four digits of the primary cardholder's card; any others would work as well. */
const LAST_FOUR = '4821';

const SEEN: Record<TestCard['at'], string> = {
  Never: 'never: everything succeeds',
  Verify: 'when the card is added',
  Authorize: 'when the stay is booked: the card is not authorized',
  Capture: 'when the stay is booked: authorized, then declined when it is charged',
};

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const documentedNumber = (card: TestCard): string => testCardNumber(card, LAST_FOUR);

const inGroups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const cardRow = (card: TestCard): string =>
  row(
    `\`${inGroups(documentedNumber(card))}\``,
    card.at === 'Never' ? '–' : `\`${card.answer}\``,
    SEEN[card.at],
  );

const listingRow = ([key, { name, does }]: [string, TestListing]): string =>
  row(`\`test-${key}\``, name, does);

const personaRow = ({ firstName, lastName, emailAddress, code, role, accounts }: Persona): string =>
  row(
    `${firstName} ${lastName}`,
    `\`${emailAddress}\``,
    `\`${code}\``,
    role,
    accounts
      .map(({ lastFour, lastFourVirtual = [] }) => [lastFour, ...lastFourVirtual].join(', '))
      .join('; ') || '–',
  );

const amountRow = row(
  (UNCONVERTIBLE_HUNDREDTHS / 100).toLocaleString('en-US'),
  'its value is unknown: the conversion fails',
);

export const DOCUMENTED_ROWS: readonly string[] = [
  amountRow,
  ...TEST_CARDS.map(cardRow),
  ...Object.entries(TEST_LISTINGS).map(listingRow),
  ...personas.map(personaRow),
];
