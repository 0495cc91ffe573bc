import { money } from '../money/money';
import {
  acknowledgedAfterScheduling,
  agentFee,
  quoteOutcome,
  quoteRequest,
  type QuoteInput,
} from './quote-rules';

const TODAY = '2026-03-10';
const input: QuoteInput = {
  emailAddress: 'ana@example.com',
  listingId: 'l-1',
  listingProviderId: 'p-1',
  stay: { from: '2026-04-01', until: '2026-04-03' },
  guests: { adults: 2, children: [5], pets: 2 },
  seenPrice: money(50_000, 'USD'),
  listingCollection: 'NO_COLLECTION',
};

test('[PQ-02] a request contains infants 0 and whether pets are included', () => {
  expect(quoteRequest(input, TODAY)).toEqual({
    ok: true,
    value: {
      emailAddress: 'ana@example.com',
      listingId: 'l-1',
      listingProviderId: 'p-1',
      stayDates: input.stay,
      guests: { adults: 2, children: [5], infants: 0, petsIncluded: true },
      seenPrice: input.seenPrice,
      listingCollection: 'NO_COLLECTION',
    },
  });
  const withoutPets = quoteRequest({ ...input, guests: { ...input.guests, pets: 0 } }, TODAY);
  expect(withoutPets).toMatchObject({ value: { guests: { petsIncluded: false } } });
});

test.each<[string, Partial<QuoteInput>]>([
  ['an email address', { emailAddress: null }],
  ['a listing', { listingId: '' }],
  ['a provider', { listingProviderId: null }],
  ['a price', { seenPrice: null }],
  ['a price of zero or more', { seenPrice: money(-1, 'USD') }],
  ['future dates', { stay: { from: '2026-03-09', until: '2026-03-12' } }],
  ['a night', { stay: { from: '2026-04-01', until: '2026-04-01' } }],
  ['an adult', { guests: { adults: 0, children: [], pets: 0 } }],
])('[PQ-03] without %s the request is invalid', (_what, change) => {
  expect(quoteRequest({ ...input, ...change }, TODAY)).toEqual({ ok: false, reason: 'Invalid Request' });
});

test('[PQ-03] a stay with a price of zero can be quoted', () => {
  expect(quoteRequest({ ...input, seenPrice: money(0, 'USD') }, TODAY)).toMatchObject({ ok: true });
});

test('[PQ-04] scheduling clears an accepted price unless a quote was polled', () => {
  expect(acknowledgedAfterScheduling(true, false)).toBe(false);
  expect(acknowledgedAfterScheduling(true, true)).toBe(true);
  expect(acknowledgedAfterScheduling(false, true)).toBe(false);
});

test('[PQ-16] [AG-03] the agent fee is 10 units of the currency, and only an agent pays it', () => {
  expect(agentFee(true, 'USD')).toEqual(money(1_000, 'USD'));
  expect(agentFee(true, 'JPY')).toEqual(money(10, 'JPY'));
  expect(agentFee(false, 'USD')).toBeNull();
});

test('[PQ-07] [PQ-09] [PQ-11] the meaning of each poll result', () => {
  expect(quoteOutcome({ result: 'Pending' })).toEqual({ kind: 'PENDING' });
  expect(quoteOutcome({ result: 'Queued' })).toEqual({ kind: 'PENDING' });
  expect(quoteOutcome({ result: 'Success', quoteType: 'homes' })).toEqual({ kind: 'SUCCESS' });
  expect(quoteOutcome({ result: 'Success', quoteType: 'hotel' })).toEqual({ kind: 'UNSUPPORTED' });
  expect(quoteOutcome({ result: 'Pending', quoteType: 'hotel' })).toEqual({ kind: 'UNSUPPORTED' });
  expect(quoteOutcome({ result: 'Success' })).toEqual({ kind: 'UNSUPPORTED' });
  expect(quoteOutcome({ result: 'Failure', errors: ['Fraud'] })).toEqual({
    kind: 'FAILURE',
    errors: ['Fraud'],
    isHandleable: true,
  });
  expect(quoteOutcome({ result: 'Failure' })).toEqual({ kind: 'FAILURE', errors: [], isHandleable: false });
});
