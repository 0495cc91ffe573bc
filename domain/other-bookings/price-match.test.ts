import fc from 'fast-check';
import { PRICE_MATCH_NEEDS, PRICE_MATCH_RULES, priceMatch } from './price-match';

const facts = {
  isBusiness: true,
  isPackage: false,
  hotel: null,
  bookedAt: '2026-06-01T12:00:00.000Z',
  now: new Date('2026-06-01T13:00:00.000Z'),
};

test('[AD-10] a lower price can be claimed for 24 hours after the booking', () => {
  fc.assert(
    fc.property(fc.nat(200_000_000), (ms) => {
      const now = new Date(Date.parse(facts.bookedAt) + ms);
      expect(priceMatch({ ...facts, now }).isClaimable).toBe(ms <= 86_400_000);
    }),
  );
  expect(priceMatch(facts)).toEqual({ isClaimable: true, claimUntil: '2026-06-02T12:00:00.000Z' });
});

test.each([
  ['a consumer', { isBusiness: false }],
  ['a package', { isPackage: true }],
  [
    'a premier or lifestyle hotel that is paid at the hotel',
    { hotel: { isPaidAtHotel: true, isOfCollection: true } },
  ],
  ['a booking of an unknown time', { bookedAt: null }],
])('[AD-10] %s cannot claim', (_, changes) => {
  expect(priceMatch({ ...facts, ...changes })).toEqual({ isClaimable: false });
});

test.each([
  ['another hotel that is paid at the hotel', { isPaidAtHotel: true, isOfCollection: false }],
  ['a premier or lifestyle hotel that is paid now', { isPaidAtHotel: false, isOfCollection: true }],
])('[AD-10] %s can claim', (_, hotel) => {
  expect(priceMatch({ ...facts, hotel }).isClaimable).toBe(true);
});

test('[AD-10] [AD-24] the claim requires trip ID, price and website, and unverifiable claims are declined by email', () => {
  expect(PRICE_MATCH_NEEDS).toHaveLength(3);
  expect(PRICE_MATCH_RULES.join(' ')).toContain('answered within 24 hours');
  expect(PRICE_MATCH_RULES.join(' ')).toContain('declined by email');
});
