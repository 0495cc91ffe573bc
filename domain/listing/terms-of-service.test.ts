import { termsOfService } from './terms-of-service';

const harborstay = { name: 'Harborstay Guest Terms', url: 'https://harborstay.example/terms' };
const providers = { Harborstay: harborstay };
const listing = { provider: 'Somebody', termsUrl: 'https://somebody.example/terms' };

test('[RT-17] a listing with a link to terms has terms; a provider that the operator configured has its own', () => {
  expect(termsOfService(listing, providers)).toEqual({ name: 'Terms of Service', url: listing.termsUrl });
  expect(termsOfService({ ...listing, provider: 'Harborstay' }, providers)).toEqual(harborstay);
  expect(termsOfService({ ...listing, provider: 'Harborstay' }, {})).toMatchObject({ url: listing.termsUrl });
  expect(termsOfService({ ...listing, provider: 'constructor' }, providers)).toMatchObject({
    name: 'Terms of Service',
  });
  expect(termsOfService({ provider: 'Harborstay', termsUrl: null }, providers)).toBeNull();
});
