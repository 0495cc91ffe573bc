import { FETCHING_LATEST_PRICE, FETCHING_TRAVELERS, overlayText } from './overlays';

const waiting = { isQuoteInProgress: false, isBookingInProgress: false, travelerCount: 2 };

test('[PQ-17] [BK-18] [PR-06] the texts of the checkout while it waits', () => {
  expect(overlayText(waiting)).toBe('Please wait');
  expect(overlayText({ ...waiting, isBookingInProgress: true })).toBe('Booking your stay');
  expect(overlayText({ ...waiting, isQuoteInProgress: true })).toBe(
    'Saving travelers and checking availability',
  );
  expect(overlayText({ ...waiting, isQuoteInProgress: true, travelerCount: 1 })).toBe(
    'Saving traveler and checking availability',
  );
  expect(FETCHING_LATEST_PRICE).toBe('Fetching latest price');
});

test('[TR-18] the text while the travelers are loading', () => {
  expect(FETCHING_TRAVELERS).toBe('Fetching travelers');
});
