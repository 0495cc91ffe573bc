import { message } from './messages';

const facts = { supportPhone: '1-800-555-0142' };

test("[ER-16] a search that could not be processed shows the platform's text", () => {
  expect(message('SEARCH_FAILED', null, facts)).toMatchObject({
    title: 'Uh oh! We were unable to process your search request.',
    text: 'Something went wrong.',
    buttons: [
      { label: 'Search again', action: 'SEARCH_AGAIN' },
      { label: 'Go back', action: 'GO_BACK' },
    ],
    trackingTag: null,
  });
});

test('[ER-02] the icon distinguishes a general failure, a payment, a drop and a rise', () => {
  const icons = (['DEFAULT', 'CARD_NOT_PROCESSED', 'PRICE_DECREASE', 'PRICE_INCREASE'] as const).map(
    (kind) => message(kind, null, facts).icon,
  );
  expect(icons).toEqual(['GENERIC_ERROR', 'UNABLE_TO_PROCESS', 'PRICE_DROP', 'PRICE_INCREASE']);
});

test('[CP-07] a rate out of policy has its message', () => {
  expect(message('OUT_OF_POLICY', null, facts)).toMatchObject({
    title: 'This rate is out of policy',
    buttons: [
      { label: 'change selection', action: 'GO_BACK' },
      { label: 'continue anyway', action: 'CONTINUE_ANYWAY' },
    ],
  });
});

test('[BK-12] a booking that is still processing leads to the trips', () => {
  expect(message('STILL_PROCESSING', null, facts).buttons).toEqual([
    { label: 'Go to my trips', action: 'GO_TO_TRIPS' },
  ]);
});
