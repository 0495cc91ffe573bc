import type { FastifyRequest } from 'fastify';
import { ROUTES, samePath } from '#domain/routes.ts';
import { escapedText } from './escaped-text';

/** A picture of the home page as a file (docs/architecture.md), because such programs do not show drawings: without a session, the platform shows nobody the pictures of a home. */
const PICTURE = '/photos/link-preview.jpg';
/** Search parameters that belong to the address of a page: the others are dates, guests, and campaigns. */
const OWN_PARAMETERS = ['listingId'];

/**
 * The tags from which programs preview a link, such as messengers. They have no session, so that a home is described in general;
 * its page says more to those who follow the link.
 */
export function previewTags({ url, protocol, host }: FastifyRequest, brandName: string): string {
  if (!URL.canParse(`${protocol}://${host}`)) return '';
  const page = new URL(url, `${protocol}://${host}`);
  const isHome = samePath(page.pathname, ROUTES.vacationRentalsShop);
  const parameters = new URLSearchParams(
    [...page.searchParams].filter(([name]) => OWN_PARAMETERS.includes(name)),
  ).toString();
  const address = `${page.origin}${page.pathname}${parameters && `?${parameters}`}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': isHome ? `A vacation rental on ${brandName}` : brandName,
    'og:description': isHome
      ? 'See its photos and reviews, and the price for your dates.'
      : 'Vacation rentals, priced and booked in one place.',
    'og:image': `${page.origin}${PICTURE}`,
    'og:url': address,
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapedText(content)}">`,
  );
  return [...tags, `<link rel="canonical" href="${escapedText(address)}">`].join('');
}
