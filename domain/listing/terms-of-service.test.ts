import { termsOfServiceLink } from './terms-of-service';

const named = {
  provider: 'Harborstay',
  name: 'Harborstay Guest Terms',
  url: 'https://harborstay.example/terms',
};
const listing = { provider: 'Somebody', termsUrl: 'https://somebody.example/terms' };

test('[RT-17] the line shows with a terms address; the named provider shows its own', () => {
  expect(termsOfServiceLink(listing, named)).toEqual({ text: 'Terms of Service', url: listing.termsUrl });
  expect(termsOfServiceLink({ ...listing, provider: 'Harborstay' }, named)).toEqual({
    text: named.name,
    url: named.url,
  });
  expect(termsOfServiceLink({ ...listing, termsUrl: null }, named)).toBeNull();
  expect(termsOfServiceLink({ ...listing, termsUrl: 'javascript:alert(1)' }, null)).toBeNull();
});
