import { laterOfferState } from './later-offer';

test.each([
  ['NotCalled', null, false, 'NotCalled'],
  ['InProcess', null, false, 'FetchOffer'],
  ['Success', null, false, 'NoOffer'],
  ['Success', 0, false, 'NoOffer'],
  ['Failed', null, false, 'NoOffer'],
  ['Success', 2, false, 'ValidOffer'],
  ['Success', 2, true, 'Confirmation'],
  ['Success', null, true, 'Confirmation'],
] as const)(
  '[AD-18] a call that is %s, with %s variants, bought: %s, is %s',
  (call, variantCount, isBought, state) => {
    expect(laterOfferState({ call, variantCount, isBought })).toBe(state);
  },
);
