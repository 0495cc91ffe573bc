import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setViewport } from '#client/testing/render-portal.tsx';
import { listing } from '#client/testing/listing-answer.ts';
import { openListing } from '#client/testing/open-listing.ts';
import { connectionOf, withExperiments } from '#client/testing/portal-facts.ts';

beforeEach(() => setViewport('desktop'));

const navigation = async () =>
  within(await screen.findByRole('navigation', { name: 'Sections of this home' }));
const labels = async () => (await navigation()).getAllByRole('link').map(({ textContent }) => textContent);

test('[LS-03] [LS-04] [LS-05] the navigation lists the sections in their order', async () => {
  await openListing({ session: withExperiments('cover-reviews') });
  expect(await labels()).toEqual([
    'Gallery',
    'Overview',
    'About',
    'Amenities',
    'Reviews',
    'Location',
    'House rules',
  ]);
});

test('[LS-04] [LS-05] it omits sections that the home does not have', async () => {
  await openListing({
    listing: () => ({ ...listing, description: null, photos: [], reviews: connectionOf([]) }),
    session: withExperiments('cover-reviews'),
  });
  expect(await labels()).toEqual(['Overview', 'Amenities', 'Location', 'House rules']);
});

test('[LS-05] without the experiment there are no Reviews', async () => {
  await openListing();
  expect(await labels()).not.toContain('Reviews');
});

describe('[LS-13]', () => {
  /** How far the window scrolls. */
  const END = 4_700;

  /** Places the sections a thousand pixels apart once they have rendered, and makes the window scrollable. */
  async function layOut() {
    let scrollY = 0;
    const tops: Readonly<Record<string, number>> = {
      gallery: 100,
      overview: 1_100,
      about: 2_100,
      amenities: 3_100,
      location: 4_100,
      'house-rules': 5_100,
    };
    await waitFor(() =>
      expect(Object.keys(tops).filter((id) => document.getElementById(id) === null)).toEqual([]),
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: (tops[this.id] ?? 0) - scrollY } as DOMRect;
    });
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
    // With a window 768 px tall, the page ends before the house rules reach the offset.
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(END + window.innerHeight);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const scroll = async (to: number) => {
      scrollY = to;
      await act(async () => {
        window.dispatchEvent(new Event('scroll'));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    };
    return { scroll, scrollTo };
  }

  let now = 10_000;
  beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => now));
  afterEach(() => vi.restoreAllMocks());

  const current = async () => (await navigation()).getAllByRole('link', { current: true })[0]?.textContent;

  test('the section in view is marked', async () => {
    await openListing();
    const { scroll } = await layOut();
    expect(await current()).toBe('Gallery');
    await scroll(2_100 - 220);
    expect(await current()).toBe('About');
    await scroll(3_100 - 221 - 5);
    expect(await current()).toBe('About');
    await scroll(0);
    expect(await current()).toBe('Gallery');
  });

  test('at the end of the page the last section is marked, unless another of the last ones was chosen', async () => {
    await openListing();
    const links = await navigation();
    const { scroll } = await layOut();
    await scroll(END);
    expect(await current()).toBe('House rules');
    await scroll(2_100 - 220);
    await userEvent.click(links.getByRole('link', { name: 'House rules' }));
    now += 501;
    await scroll(END);
    expect(await current()).toBe('House rules');
    await scroll(4_100 - 220);
    expect(await current()).toBe('Location');
  });

  test('a click scrolls to the section, 220 px below the top, and locks the mark for 500 ms', async () => {
    await openListing();
    const links = await navigation();
    const { scroll, scrollTo } = await layOut();
    await userEvent.click(links.getByRole('link', { name: 'Amenities' }));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 3_100 - 220 }));
    expect(await current()).toBe('Amenities');
    now += 499;
    await scroll(1_100 - 220);
    expect(await current()).toBe('Amenities');
    now += 2;
    await scroll(1_100 - 220);
    expect(await current()).toBe('Overview');
  });
});
