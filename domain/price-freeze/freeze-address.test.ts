import { freezeAddress, isFreezeAddress } from './freeze-address';

test('[RT-14] an address to freeze the price of a stay keeps the stay', () => {
  const address = freezeAddress(new URLSearchParams('listingId=vr-1&fromDate=2026-06-05'));
  expect(address.toString()).toBe('listingId=vr-1&fromDate=2026-06-05&hotelBookType=pf-purchase');
  expect(isFreezeAddress(address)).toBe(true);
});

test.each(['', 'hotelBookType=default', 'hotelBookType=pf-exercise', 'hotelBookType=PF-PURCHASE'])(
  '[RT-14] "%s" is not such an address',
  (query) => expect(isFreezeAddress(new URLSearchParams(query))).toBe(false),
);
