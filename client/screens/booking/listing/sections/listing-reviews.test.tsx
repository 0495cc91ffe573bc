import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listing } from '#client/testing/listing-answer.ts';
import { openListing } from '#client/testing/open-listing.ts';
import { connectionOf, withExperiments } from '#client/testing/portal-facts.ts';
import { setViewport } from '#client/testing/render-portal.tsx';

beforeEach(() => setViewport('desktop'));

test('[LS-05] a search shows the reviews that contain the words, marked in their whole text', async () => {
  const long = `${'We came in May. '.repeat(60)}The Sauna was hot.`;
  const [review] = listing.reviews.nodes;
  const reviews = connectionOf(
    Array.from({ length: 6 }, (_, index) => ({
      ...review,
      id: `r${index}`,
      ...(index === 5 && { text: long }),
    })),
  );
  await openListing({ listing: () => ({ ...listing, reviews }), session: withExperiments('cover-reviews') });
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  const field = await section.findByRole('searchbox', { name: 'Search reviews' });
  await userEvent.type(field, 'hot SAUNA');
  expect(section.getByRole('status')).toHaveTextContent('1 review mentions “hot SAUNA”.');
  expect(section.getAllByRole('article')).toHaveLength(1);
  expect(
    within(section.getByRole('article'))
      .getAllByText(/^(hot|Sauna)$/)
      .map(({ tagName }) => tagName),
  ).toEqual(['MARK', 'MARK']);
  await userEvent.type(field, ' pool');
  expect(section.getByRole('status')).toHaveTextContent(
    'No review mentions “hot SAUNA pool”. Try another word.',
  );
  expect(section.queryByRole('article')).not.toBeInTheDocument();
  await userEvent.clear(field);
  expect(section.getAllByRole('article')).toHaveLength(4);
  expect(section.getByRole('button', { name: 'Show all 6 reviews' })).toBeInTheDocument();
});
