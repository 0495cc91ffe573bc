import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { photo } from '../../testing/photos';
import { fiat, withExperiments } from '../../testing/portal-facts';
import { announcements } from '../../testing/read-out';
import { renderPortal, setViewport } from '../../testing/render-portal';
import { home, homesPage, place } from '../../testing/stays';

beforeEach(() => setViewport('desktop'));

const selection = encodeURIComponent(JSON.stringify({ placeId: 'p-duck', label: 'Duck, North Carolina' }));
const plain = home('1');
const night = { title: 'Complimentary fourth night', minimumNights: 4 };
const LOCKED = { ...night, isUnlocked: false, missingNights: 1, amount: null };
const UNLOCKED = { ...night, isUnlocked: true, missingNights: 0, amount: fiat(161.25) };

const openCard = (facts: object) =>
  renderPortal({
    path: `/stays/availability/?locationName=Duck&lodgingSelection=${selection}`,
    resolvers: {
      Query: { places: () => [place('p-duck', 'Duck')], stays: () => homesPage([home('1', facts)]) },
    },
  });
const promoted = withExperiments('complimentary-night-promotion');

test.each([
  ['that is long enough', UNLOCKED, promoted, 'Complimentary fourth night'],
  ['that is too short', LOCKED, promoted, 'Complimentary fourth night from 4 nights'],
  ['at a home that does not take part', null, promoted, null],
  ['without the experiment', UNLOCKED, withExperiments(), null],
])('[AD-16] [EX-07] the card of a home with a stay %s', async (_stay, complimentaryNight, session, words) => {
  await renderPortal({
    path: `/stays/availability/?lodgingSelection=${selection}&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2`,
    session,
    resolvers: {
      Query: {
        places: () => [place('p-duck', 'Duck')],
        stays: () => homesPage([home('1', { price: { ...plain.price, complimentaryNight } })]),
      },
    },
  });
  await screen.findByText(/for 3 nights/);
  const shown = screen.queryByText(/^Complimentary fourth night/);
  expect(shown?.textContent ?? null).toBe(words);
});

test.each([
  ['LONG_STAY', 12.5, 'Weekly stay: 12.5% off'],
  ['OFFER', null, 'Weekly stay'],
  ['COMPLIMENTARY_NIGHT', null, null],
])('[LS-27] the card of a home names its best promotion (%s)', async (type, percentage, words) => {
  const bestPromotion = { type, name: 'Weekly stay', percentage };
  await renderPortal({
    path: `/stays/availability/?locationName=Duck&lodgingSelection=${selection}`,
    resolvers: {
      Query: {
        places: () => [place('p-duck', 'Duck')],
        stays: () =>
          homesPage([home('1', { hasCorporateRates: true, price: { ...plain.price, bestPromotion } })]),
      },
    },
  });
  const card = within(await screen.findByRole('article'));
  await card.findByText('Company program');
  expect(card.queryByText(/^Weekly stay/)?.textContent ?? null).toBe(words);
});

test('a home without a known town shows the searched place', async () => {
  await renderPortal({
    path: `/stays/availability/?locationName=Duck&lodgingSelection=${selection}`,
    resolvers: {
      Query: {
        places: () => [place('p-duck', 'Duck')],
        stays: () =>
          homesPage([home('1', { address: { kind: 'OBFUSCATED_ADDRESS', city: null, state: null } })]),
      },
    },
  });
  expect(within(await screen.findByRole('article')).getByText('Duck')).toBeVisible();
});

test.each([
  [false, ['Out of policy']],
  [true, ['In policy']],
  [null, []],
])('[CP-09] a stay whose isInPolicy is %s is marked with %j', async (isInPolicy, marks) => {
  await renderPortal({
    path: `/stays/availability/?locationName=Duck&lodgingSelection=${selection}`,
    resolvers: {
      Query: {
        places: () => [place('p-duck', 'Duck')],
        stays: () => homesPage([home('1', { price: { ...plain.price, isInPolicy } })]),
      },
    },
  });
  await screen.findByText('$829');
  expect(screen.queryAllByText(/^(In|Out of) policy$/).map(({ textContent }) => textContent)).toEqual(marks);
});

test.each([
  ['2026-05-01T12:00:00.000Z', 'Free cancellationuntil the end of Tue, Jun 2, 2026, EDT'],
  ['2026-06-01T20:00:00.000Z', 'Free cancellation: 32 hours leftuntil the end of Tue, Jun 2, 2026, EDT'],
  ['2026-06-03T00:00:00.000Z', 'Free cancellation: 4 hours leftuntil the end of Tue, Jun 2, 2026, EDT'],
  ['2026-06-03T04:00:00.000Z', 'Not refundable'],
])('[LS-14] [CN-11] at %s a home that can be canceled until June 2 shows %j', async (now, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const refundSteps = [{ until: '2026-06-03T04:00:00.000Z', percent: 100 }];
  await renderPortal({
    path: `/stays/availability/?locationName=Duck&lodgingSelection=${selection}`,
    resolvers: {
      Query: {
        places: () => [place('p-duck', 'Duck')],
        stays: () => homesPage([home('1', { price: { ...plain.price, refundSteps } })]),
      },
    },
  });
  await screen.findByText('$829');
  const line = screen.getByText(/^Free cancellation|^Not refundable/);
  expect((line.closest('.chakra-badge')?.parentElement ?? line).textContent).toBe(words);
});

test.each([
  ['PARTIALLY_REFUNDABLE', 'Partly refundable'],
  ['NON_REFUNDABLE', 'Not refundable'],
  ['UNKNOWN', 'See the home’s page for its cancellation terms'],
])('[LS-14] the card of a home whose policy is %s says so', async (cancellationPolicy, words) => {
  await openCard({ price: { ...plain.price, cancellationPolicy, refundSteps: null } });
  expect(await screen.findByText(words)).toBeVisible();
});

const named = (name: string) => photo(name, { alt: name });
const altsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

test('the card has five photos, and loads those after the first when the traveler moves to them', async () => {
  await openCard({ photos: ['porch', 'kitchen', 'bath', 'bed', 'lake', 'street'].map(named) });
  const card = await screen.findByRole('article');
  expect(altsOf(card)).toEqual(['porch']);
  await userEvent.hover(card);
  await userEvent.click(await within(card).findByRole('button', { name: 'Next photo' }));
  expect(altsOf(card)).toEqual(['porch', 'kitchen', 'bath']);
});

test('the arrow keys on the link of a card move through its photos, and the number is announced', async () => {
  await openCard({ photos: ['porch', 'kitchen'].map(named) });
  const card = await screen.findByRole('article');
  const link = within(card).getByRole('link');
  act(() => link.focus());
  await within(card).findByRole('button', { name: 'Next photo' });
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(announcements()).toHaveTextContent('Photo 2 of 2'));
});
