import { money } from '../money/money';
import {
  afterCardDeleted,
  chooseCard,
  chooseCredit,
  chooseOffer,
  chooseRewards,
  INITIAL_PAYMENT_CHOICE,
  type PaymentChoice,
  withoutFunding,
  withoutExcludedFunds,
} from './payment-choice';
import { points } from '../money/points';

const chosen: PaymentChoice = {
  ...INITIAL_PAYMENT_CHOICE,
  rewards: { accountReferenceId: 'a-1', amount: points(500, 'Miles') },
  paymentMethodId: 'c-1',
};

test('[SP-01] not applying rewards clears the account and its amount, and keeps the card', () => {
  expect(chooseRewards(chosen, null)).toEqual({ ...chosen, rewards: null });
});

test('[SP-05] another offer or amount of credit resets card and rewards', () => {
  const cleared = { rewards: null, paymentMethodId: null };
  expect(chooseOffer(chosen, { kind: 'NONE' })).toMatchObject({ ...cleared, offer: { kind: 'NONE' } });
  const credit = { kind: 'AMOUNT', amount: money(100, 'USD') } as const;
  expect(chooseCredit(chosen, credit)).toMatchObject({ ...cleared, credit });
});

test('[WA-07] when they exclude each other, choosing an offer drops credits, and the other way round', () => {
  const both: PaymentChoice = {
    ...chosen,
    offer: { kind: 'OFFER', offerId: 'o-1' },
    credit: { kind: 'AMOUNT', amount: money(100, 'USD') },
  };
  expect(withoutExcludedFunds(both, 'OFFER')).toEqual({ ...both, credit: { kind: 'NONE' } });
  expect(withoutExcludedFunds(both, 'CREDIT')).toEqual({ ...both, offer: { kind: 'NONE' } });
  const neither = { ...chosen, offer: { kind: 'NONE' }, credit: { kind: 'NONE' } } as const;
  expect(withoutExcludedFunds(neither, 'OFFER')).toBe(neither);
  expect(withoutExcludedFunds(neither, 'CREDIT')).toBe(neither);
});

test('[PQ-10] a new quote clears card and rewards', () => {
  expect(withoutFunding(chosen)).toEqual(INITIAL_PAYMENT_CHOICE);
});

test('[PM-06] deleting the chosen card clears the choice, deleting another does not', () => {
  expect(afterCardDeleted(chosen, 'c-1').paymentMethodId).toBeNull();
  expect(afterCardDeleted(chosen, 'c-2')).toBe(chosen);
  expect(chooseCard(chosen, 'c-3')).toEqual({ ...chosen, paymentMethodId: 'c-3' });
});
