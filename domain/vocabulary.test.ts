import { tableCode } from './codes';
import {
  ACCESS_BLOCKS,
  AMOUNT_KINDS,
  ANALYTICS_SCREENS,
  BOOKING_RESULTS,
  CASH_BACK_TYPES,
  CREDIT_SOURCES,
  holds,
  type OfferCondition,
  ONBOARDING_STEPS,
  PAYMENT_KINDS,
  PAYMENT_RESULTS,
  SEARCH_ENTRY_SOURCES,
  SESSION_CLOSED_REASONS,
  STANDING_CHANGES,
  WARNING_LEVELS,
} from './vocabulary';

test.each([
  [
    'PM-17',
    PAYMENT_KINDS,
    'Rewards UserCard TravelWalletOffer TravelWalletCredit DisruptionProtectionCredit',
  ],
  ['PM-17', CREDIT_SOURCES, 'AncillaryCredit TravelWallet'],
  ['PM-17', AMOUNT_KINDS, 'Fiat Rewards Split'],
  ['BK-25', BOOKING_RESULTS, 'Success Pending Failed'],
  ['BK-25', PAYMENT_RESULTS, 'Succeeded Pending Failed'],
  ['BK-25', SESSION_CLOSED_REASONS, 'Closed ExcessiveActivity Missing'],
  ['SE-15', ACCESS_BLOCKS, 'ExcessiveActivity Unauthorized'],
  ['SE-15', WARNING_LEVELS, 'Fatal Warning'],
  ['WA-11', CASH_BACK_TYPES, 'RevenueRatio Fixed Ratio GrandTotalRatio SellPriceRatio'],
  [
    'WA-13',
    STANDING_CHANGES,
    'NewAccountOpening NewBenefitPeriod BadStanding GoodStanding Upgrade Downgrade Migration',
  ],
])(
  '[%s] every upstream member has a code: %j %s',
  (_id, table: Readonly<Record<string, string>>, members) => {
    const codes = members.split(' ').map((member) => tableCode(table, member));
    expect(codes).not.toContain(undefined);
    expect(Object.keys(table)).toEqual(expect.arrayContaining(codes));
    expect(tableCode(table, 'SomethingNew')).toBeUndefined();
  },
);

test('[PM-17] the deposit and the discount of a frozen hotel price are payments too', () => {
  expect(Object.keys(PAYMENT_KINDS)).toEqual(
    expect.arrayContaining(['HOTEL_PRICE_FREEZE_DEPOSIT', 'HOTEL_PRICE_FREEZE_DISCOUNT']),
  );
});

const occasion = { isFirstFlightBooking: true, airlineCode: 'UA', amountMinorUnits: 50_000 };
const airline: OfferCondition = { kind: 'AIRLINE', codes: ['UA', 'DL'] };
const amount: OfferCondition = { kind: 'AMOUNT_COMPARISON', atLeastMinorUnits: 50_001 };

test.each<[OfferCondition, boolean]>([
  [{ kind: 'FIRST_FLIGHT_BOOKING' }, true],
  [airline, true],
  [amount, false],
  [{ kind: 'AND', conditions: [airline, amount] }, false],
  [{ kind: 'OR', conditions: [airline, amount] }, true],
  [{ kind: 'NOT', condition: amount }, true],
  [
    {
      kind: 'AND',
      conditions: [
        { kind: 'NOT', condition: amount },
        { kind: 'OR', conditions: [] },
      ],
    },
    false,
  ],
])('[WA-11] %j holds: %s', (condition, expected) => {
  expect(holds(condition, occasion)).toBe(expected);
});

test('[TN-06] onboarding in its order', () => {
  expect(ONBOARDING_STEPS).toEqual(['welcome', 'list', 'details', 'additional', 'policy', 'you_are_all_set']);
});

test.each([
  ['search entry sources', SEARCH_ENTRY_SOURCES, 13],
  ['screens', ANALYTICS_SCREENS, 22],
])('[TL-06] the %s are named for analytics, each like its member', (_what, table, count) => {
  const rows = Object.entries(table);
  expect(rows).toHaveLength(count);
  for (const [member, name] of rows) expect(name).toBe(member.toLowerCase());
});
