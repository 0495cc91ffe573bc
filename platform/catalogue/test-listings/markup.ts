import type { Listing } from '../catalogue.types';

/** Wherever this is treated as HTML, a script records it in `window.markupRan`. */
const marked = (text: string): string =>
  `<b>${text}</b><img src="/nothing" onerror="window.markupRan=true"><script>window.markupRan=true</script>`;

/** The home with markup in every text that a host or a guest can write. */
export const withMarkup = (listing: Listing): Listing => ({
  ...listing,
  name: marked(listing.name),
  description: listing.description && marked(listing.description),
  registrationId: listing.registrationId && marked(listing.registrationId),
  host: { ...listing.host, name: marked(listing.host.name), about: marked(listing.host.about) },
  reviews: listing.reviews.map((review) => ({
    ...review,
    author: marked(review.author),
    text: marked(review.text),
  })),
  terms: {
    ...listing.terms,
    houseRules: listing.terms.houseRules.map(marked),
    petsPolicy: listing.terms.petsPolicy && marked(listing.terms.petsPolicy),
    checkinInformation: listing.terms.checkinInformation && marked(listing.terms.checkinInformation),
    importantInformation: listing.terms.importantInformation && marked(listing.terms.importantInformation),
  },
  additionalReservationInfo: listing.additionalReservationInfo && marked(listing.additionalReservationInfo),
});
