import { hasWallet, walletGates } from './wallet-gates';

test.each([
  ['travel-wallet-offers', { offers: true, credits: false, stacking: false }],
  ['wallet-credits', { offers: false, credits: true, stacking: false }],
  ['credit-offer-stacking-v1', { offers: false, credits: false, stacking: true }],
])('[WA-08] %s enables only its own part of the wallet', (id, gates) => {
  expect(walletGates([{ id, variant: 'available' }])).toEqual(gates);
});

test('[WA-08] only the variant available enables a part of the wallet', () => {
  expect(
    walletGates([
      { id: 'wallet-credits', variant: 'available' },
      { id: 'travel-wallet-offers', variant: 'control' },
    ]),
  ).toEqual({ offers: false, credits: true, stacking: false });
});

test.each([
  ['travel-wallet-offers', true],
  ['wallet-credits', true],
  ['credit-offer-stacking-v1', false],
  ['credit-transaction-history', false],
])('[WA-08] whether a user with %s alone has a wallet: %s', (id, expected) => {
  expect(hasWallet([{ id, variant: 'available' }])).toBe(expected);
});
