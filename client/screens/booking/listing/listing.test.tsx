import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { cutText } from '#domain/listing/text-limits.ts';
import { AVAILABILITY_REASONS } from '#domain/listing/availability-reasons.ts';
import { freeCalendar } from '#client/testing/free-calendar.ts';
import { available, listing, unavailable } from '#client/testing/listing-answer.ts';
import {
  bookingPanel,
  listingAddress as address,
  type ListingAnswers,
  type ListingArguments,
  openListing,
} from '#client/testing/open-listing.ts';
import { connectionOf, withExperiments } from '#client/testing/portal-facts.ts';
import { setViewport } from '#client/testing/render-portal.tsx';

const open = (answers?: ListingAnswers, path?: string, session?: ListingAnswers['session']) =>
  openListing({ ...answers, ...(session !== undefined && { session }) }, path);
const panel = bookingPanel;

beforeEach(() => {
  setViewport('desktop');
  // Where a failed call is logged for support.
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
});

/** Whether the elements appear in this order on the page. */
const areInOrder = (...elements: readonly HTMLElement[]): boolean =>
  elements.every(
    (element, index) =>
      index === 0 ||
      Boolean(elements[index - 1]!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );

test('[LS-01] [WI-08] the header shows the back link, name, city, stars, rating and the heart', async () => {
  await open({}, address, withExperiments('wishlists'));
  const header = screen.getByRole('link', { name: 'Back to results' });
  const heart = await screen.findByRole('button', { name: `Save ${listing.name}` });
  expect(screen.getByText('4.4').parentElement).toHaveTextContent('4.4 out of 5 from guests, · 1 review');
  expect(areInOrder(header, screen.getByRole('heading', { level: 1 }), heart)).toBe(true);
});

test('[LS-01] half a star is shown as half a star', async () => {
  await open({ listing: () => ({ ...listing, starRating: 3.5 }) });
  const stars = await screen.findByRole('img', { name: '3.5 of 5 stars' });
  expect([...stars.children].map((star) => getComputedStyle(star.lastElementChild ?? star).clipPath)).toEqual(
    ['inset(0 0% 0 0)', 'inset(0 0% 0 0)', 'inset(0 0% 0 0)', 'inset(0 50% 0 0)'],
  );
});

test('[LS-02] gallery, navigation, content and the panel follow the header', async () => {
  await open();
  const panelOfStay = await screen.findByRole('region', { name: 'Your stay' });
  const content = await screen.findByRole('region', { name: 'Hosted by June' });
  expect(
    areInOrder(
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('region', { name: 'Photos' }),
      screen.getByRole('navigation', { name: 'Sections of this home' }),
      content,
      panelOfStay,
    ),
  ).toBe(true);
});

test('[LS-01] [LS-06] a home shows its name, place and stars, and its sections in order', async () => {
  await open({}, address, withExperiments('cover-reviews'));
  expect(await screen.findByRole('heading', { level: 1, name: listing.name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/stays\/availability\/\?.*locationName=Duck/),
  );
  expect(screen.getAllByText('Duck, NC')[0]).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'About' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const sections = [
    'Hosted by June',
    'About',
    'Rooms and beds',
    'Amenities',
    'Reviews',
    'Location',
    'House rules',
    'Important information',
  ];
  expect(titles.filter((title) => sections.includes(title ?? ''))).toEqual(sections);
});

test('[LS-05] [EX-05] reviews are hidden without their experiment', async () => {
  await open();
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.queryByText('We did not want to leave.')).not.toBeInTheDocument();
});

test('[LS-05] [EX-05] reviews are shown with the experiment, if there are any', async () => {
  await open({}, address, withExperiments('cover-reviews'));
  expect(await screen.findByText('We did not want to leave.')).toBeInTheDocument();
});

test('[LS-05] a home without reviews has no reviews section', async () => {
  await open(
    { listing: () => ({ ...listing, reviews: connectionOf([]) }) },
    address,
    withExperiments('cover-reviews'),
  );
  await screen.findByRole('region', { name: 'Amenities' });
  expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument();
});

const reviewsOf = (count: number) => {
  const [review] = listing.reviews.nodes;
  return connectionOf(Array.from({ length: count }, (_, index) => ({ ...review, id: `r${index}` })));
};

test.each([
  [1, '4.4 of 5 from 1 guest'],
  [2, '4.4 of 5 from 2 guests'],
])('[LS-05] the score shows its number of guests: %i', async (count, text) => {
  await open(
    { listing: () => ({ ...listing, reviews: reviewsOf(count) }) },
    address,
    withExperiments('cover-reviews'),
  );
  const section = await screen.findByRole('region', { name: 'Reviews' });
  expect(within(section).getByText(/from/)).toHaveTextContent(text);
  expect(within(section).getAllByRole('article')).toHaveLength(count);
});

test('[LS-05] four reviews are all shown, without a button', async () => {
  await open(
    { listing: () => ({ ...listing, reviews: reviewsOf(4) }) },
    address,
    withExperiments('cover-reviews'),
  );
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(section.getAllByRole('article')).toHaveLength(4);
  expect(section.queryByRole('button', { name: /reviews$/ })).not.toBeInTheDocument();
});

test('[LS-05] the scores of all reviews are shown from 5 to 1, and a press sorts the reviews by score', async () => {
  const { nodes } = reviewsOf(5);
  const reviews = connectionOf(
    nodes.map((node, index) => ({ ...node, author: `Guest ${index}`, score: index + 1 })),
  );
  await open({ listing: () => ({ ...listing, reviews }) }, address, withExperiments('cover-reviews'));
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(section.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual(
    [5, 4, 3, 2, 1].map((score) => `Score ${score}: 1 review`),
  );
  expect(section.queryByText('Guest 4')).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Highest score', pressed: false }));
  expect(section.getAllByRole('article')[0]).toHaveTextContent('Guest 4');
  expect(section.getByRole('button', { name: 'Highest score', pressed: true })).toBeInTheDocument();
});

test('[LS-05] the rated parts of a stay are shown in words, without those that the portal does not know', async () => {
  const ratingsByCategory = [
    { category: 'CHECK_IN', score: 4.75 },
    { category: 'UNKNOWN', score: 1 },
    { category: 'VALUE', score: 4 },
  ];
  await open(
    { listing: () => ({ ...listing, ratingsByCategory }) },
    address,
    withExperiments('cover-reviews'),
  );
  const ratings = within(await screen.findByRole('list', { name: 'Ratings by category' }));
  expect(ratings.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    'Check-in: 4.8 of 5',
    'Value: 4.0 of 5',
  ]);
});

test('[LS-05] four of five reviews are shown, and the fifth on request', async () => {
  await open(
    { listing: () => ({ ...listing, reviews: reviewsOf(5) }) },
    address,
    withExperiments('cover-reviews'),
  );
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(section.getAllByRole('article')).toHaveLength(4);
  await userEvent.click(section.getByRole('button', { name: 'Show all 5 reviews', expanded: false }));
  expect(section.getAllByRole('article')).toHaveLength(5);
  const button = section.getByRole('button', { name: 'Show fewer reviews', expanded: true });
  const scrolled = vi.spyOn(button, 'scrollIntoView');
  await userEvent.click(button);
  expect(section.getAllByRole('article')).toHaveLength(4);
  expect(scrolled).toHaveBeenCalledOnce();
});

test('[LS-05] reviews beyond the first page load on request', async () => {
  const all = reviewsOf(6);
  const page = (from: number, hasNextPage: boolean) => ({
    ...connectionOf(all.nodes.slice(from, from + 5), hasNextPage),
    totalCount: 6,
  });
  const reviews = ({ after }: { after?: string | null }) => (after ? page(5, false) : page(0, true));
  await open({ listing: () => ({ ...listing, reviews }) }, address, withExperiments('cover-reviews'));
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  await userEvent.click(section.getByRole('button', { name: 'Show all 6 reviews' }));
  expect(section.getAllByRole('article')).toHaveLength(5);
  await userEvent.click(section.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(section.getAllByRole('article')).toHaveLength(6));
  expect(section.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('[LS-04] without a description there is no About', async () => {
  await open({ listing: () => ({ ...listing, description: null }) });
  await screen.findByRole('heading', { name: 'Amenities' });
  expect(screen.queryByRole('heading', { name: 'About' })).not.toBeInTheDocument();
});

test('[LS-09] About shows 500 characters, and the rest on request', async () => {
  await open();
  const about = within(await screen.findByRole('region', { name: 'About' }));
  const shown = () => about.getByText(/A house on stilts/).textContent;
  const { text: beginning } = cutText(listing.description, 500);
  expect(shown()).toBe(beginning);
  await userEvent.click(about.getByRole('button', { name: 'Read more about this home', expanded: false }));
  expect(shown()).toBe(listing.description);
  await userEvent.click(about.getByRole('button', { name: 'Read less about this home', expanded: true }));
  expect(shown()).toBe(beginning);
});

test('[LS-10] amenities show the highlights, and all others on request', async () => {
  await open();
  const amenities = within(await screen.findByRole('region', { name: 'Amenities' }));
  expect(amenities.getByText('Wifi')).toBeInTheDocument();
  expect(amenities.queryByText('Two kayaks')).not.toBeInTheDocument();
  await userEvent.click(amenities.getByRole('button', { name: 'Show all 2 amenities', expanded: false }));
  expect(amenities.getByText('Two kayaks')).toBeInTheDocument();
  await userEvent.click(amenities.getByRole('button', { name: 'Show highlights only', expanded: true }));
  expect(amenities.queryByText('Two kayaks')).not.toBeInTheDocument();
});

test('[LS-24] [LS-25] [FM-03] house rules, important information and the registration number', async () => {
  await open();
  const region = await screen.findByRole('region', { name: 'House rules' });
  expect([...region.querySelectorAll('dt')].map((term) => term.parentElement?.textContent)).toEqual([
    'Check-inFrom 4:00 PM',
    'Check-outUntil 10:00 AM',
    'PetsPets are not allowed.',
    'CancellationFree cancellation until May 28',
    'Payment policyFull payment is due at the time of booking.',
  ]);
  expect(within(region).getByText('No shoes on the porch.')).toBeInTheDocument();
  const information = within(screen.getByRole('region', { name: 'Important information' }));
  expect(information.getByText('The road floods at spring tide.')).toBeInTheDocument();
  expect(information.getByText('DC-0042')).toBeInTheDocument();
});

test.each([
  [749, 749],
  [750, 500],
])('[FM-11] [FM-12] important information of %i characters shows %i of them', async (length, shown) => {
  const importantInformation = 'x'.repeat(length);
  await open({ listing: () => ({ ...listing, terms: { ...listing.terms, importantInformation } }) });
  const information = within(await screen.findByRole('region', { name: 'Important information' }));
  expect(information.getByText(/^x+…?$/).textContent?.replace('…', '')).toHaveLength(shown);
});

test('[LS-25] without a registration number it is not mentioned', async () => {
  await open({ listing: () => ({ ...listing, registrationId: null }) });
  const information = within(await screen.findByRole('region', { name: 'Important information' }));
  expect(information.queryByText(/Registration number/)).not.toBeInTheDocument();
});

test('[PR-04] [PR-05] [PR-08] [PR-10] [LS-14] the panel shows whole prices, the price before discounts, the lines and the total', async () => {
  await open();
  const stay = await panel();
  expect(stay.getByText(/\$220/).tagName).toBe('S');
  expect(stay.getByText('Free cancellation')).toBeInTheDocument();
  await userEvent.click(stay.getByRole('button', { name: 'Fees and taxes $140' }));
  expect(stay.getByText('Cleaning Fee')).toBeInTheDocument();
  expect(stay.getByText('−$60')).toBeInTheDocument();
  expect(stay.getByText('Total').parentElement).toHaveTextContent('Total$740');
});

const outcomes: readonly (readonly [string, () => unknown, string, { readonly name?: string }])[] = [
  ['succeeded', () => listing, 'region', { name: 'Important information' }],
  ['found no home', () => null, 'alertdialog', {}],
  [
    'failed',
    () => {
      throw new GraphQLError('down', { extensions: { code: 'PLATFORM_TIMEOUT' } });
    },
    'alert',
    {},
  ],
];

test.each(outcomes)(
  '[LS-18] a skeleton shows until the shop call has %s',
  async (_outcome, answer, role, named) => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await open({ listing: () => ended.then(answer) });
    expect(screen.getByText('Loading this home')).toBeInTheDocument();
    expect(screen.queryByRole(role, named)).not.toBeInTheDocument();
    end();
    expect((await screen.findAllByRole(role, named)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Loading this home')).not.toBeInTheDocument();
  },
);

test('[LS-19] [LS-21] a missing home shows a message and links to the home page', async () => {
  const { address: shown } = await open({ listing: () => null });
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('This vacation rental is not available.')).toBeInTheDocument();
  expect(dialog.getByText('Return to the search page for more vacation rentals.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Return to search' }));
  await waitFor(() => expect(shown()).toMatch(/^\/$/));
});

test('[LQ-10] a failed call shows the next step, and a retry shows the home', async () => {
  let isDown = true;
  await open({
    listing: () => {
      if (isDown)
        throw new GraphQLError('The platform does not answer.', {
          extensions: { code: 'PLATFORM_UNAVAILABLE' },
        });
      return listing;
    },
  });
  expect(await screen.findByText('We could not load this home')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: listing.name })).toBeInTheDocument();
});

test('[LQ-09] an address without a listing redirects to the search', async () => {
  const { address: shown } = await open({}, '/vacation-rentals/shop/?fromDate=2026-06-05');
  await waitFor(() => expect(shown()).toBe('/stays/'));
});

test('[LQ-11] the page does not wait for the calendar', async () => {
  await open({ calendar: () => new Promise(() => undefined) });
  expect(await screen.findByRole('heading', { level: 1, name: listing.name })).toBeInTheDocument();
});

test.each(Object.entries(AVAILABILITY_REASONS))(
  '[AV-02] [AV-10] [AV-11] %s shows its text and the field to change',
  async (violation, { title, subtitle, action }) => {
    await open({
      listing: () => ({ ...listing, availability: unavailable({ violation, title, subtitle, action }) }),
    });
    const stay = await panel();
    expect(stay.getByText(title)).toBeInTheDocument();
    expect(stay.getByText(subtitle)).toBeInTheDocument();
    expect(
      stay.getByRole('button', { name: action === 'CHANGE_GUESTS' ? 'Change guests' : 'Change dates' }),
    ).toBeEnabled();
    expect(stay.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
);

test('one click fixes a stay that is too short, and requests the home again', async () => {
  const reason = { violation: 'MIN_STAY_VIOLATION', ...AVAILABILITY_REASONS.MIN_STAY_VIOLATION };
  const asked = vi.fn<(asked: ListingArguments) => unknown>(({ stay }) =>
    stay.untilDate < '2026-06-10'
      ? { ...listing, availability: unavailable(reason, { minimumNights: 5 }) }
      : listing,
  );
  const { address: shown } = await open({
    listing: asked,
    calendar: () => freeCalendar(120, () => ({ minimumStay: 5 })),
  });
  const fix = await (await panel()).findByRole('button', { name: 'Fri, Jun 5 - Wed, Jun 10, 5 nights' });
  await userEvent.click(fix);
  await waitFor(() =>
    expect(asked.mock.calls.at(-1)?.[0].stay).toMatchObject({
      fromDate: '2026-06-05',
      untilDate: '2026-06-10',
    }),
  );
  expect(shown()).toContain('untilDate=2026-06-10');
  expect(await (await panel()).findByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('[LQ-19] changing the guests requests the home again with them', async () => {
  const asked = vi.fn<(asked: ListingArguments) => unknown>(() => listing);
  await open({ listing: asked });
  await userEvent.click((await panel()).getByRole('button', { name: 'Guests 2 guests Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guests' }));
  await userEvent.click(dialog.getByRole('button', { name: /add.*adult/i }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(asked.mock.calls.at(-1)?.[0].stay.adults).toBe(3));
});

test('[RT-01] Continue opens the checkout with the whole search', async () => {
  const { address: shown } = await open({ listing: () => ({ ...listing, availability: available }) });
  await userEvent.click((await panel()).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(shown()).toMatch(/^\/vacation-rentals\/book\/\?.*listingId=vr-duck-01/));
});

test('[GA-01] [GA-02] the cover and two more photos are shown, and all photos on request', async () => {
  await open();
  expect(await screen.findByRole('img', { name: 'The porch' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'The bath' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'See all photos (4)' }));
  expect(
    await within(await screen.findByRole('dialog')).findByRole('img', { name: 'The bath' }),
  ).toBeInTheDocument();
});

test('[GA-08] without photos there is no gallery', async () => {
  await open({ listing: () => ({ ...listing, photos: [] }) });
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.queryByRole('button', { name: /See all photos/ })).not.toBeInTheDocument();
  expect(screen.queryByText('The photos of this home could not be loaded')).not.toBeInTheDocument();
});

test('[LS-07] a phone shows the name cut to 40 characters, the dates and the travelers', async () => {
  setViewport('mobile');
  await open();
  expect(await screen.findByText(`${listing.name.slice(0, 40).trimEnd()}…`)).toBeInTheDocument();
  expect(screen.getByText('Fri, Jun 5 - Mon, Jun 8 · 2 travelers')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change dates' })).toBeInTheDocument();
});

test.each([
  [
    'fromDate=2026-13-05&untilDate=2026-13-08&adultsCount=3',
    'The dates of this link cannot be used',
    'You see Sat, May 2 - Mon, May 4 for 3 guests.',
  ],
  [
    'fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=many',
    'The guests of this link cannot be used',
    'You see Fri, Jun 5 - Mon, Jun 8 for 2 guests.',
  ],
])('[LQ-03] [LQ-04] a link with %s says once what is shown instead', async (query, title, description) => {
  await openListing({}, `/vacation-rentals/shop/?listingId=vr-duck-01&${query}`);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getAllByText(description)).toHaveLength(1);
});

test('[LQ-01] a link that a mail program damaged has its stay, and no note', async () => {
  const { asked } = await openListing({}, address.replaceAll('&', '&amp;'));
  await screen.findByRole('heading', { name: 'About' });
  expect(asked.mock.calls[0]?.[0].stay).toMatchObject({ fromDate: '2026-06-05', untilDate: '2026-06-08' });
  expect(screen.queryByText(/of this link/)).not.toBeInTheDocument();
});
