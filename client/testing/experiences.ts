import { fiat } from './portal-facts';

/** Experiences and their places for tests. */
export const experiencePlace = (label: string) => ({
  placeId: `p-${label}`,
  label,
  country: 'United States',
  center: { lat: 35.6, lon: -82.6 },
  experienceCount: 14,
  setting: 'MOUNTAINS',
});

export const experience = (id: string, changes: object = {}) => ({
  id,
  title: `Experience ${id}`,
  summary: 'A potter, six wheels and a bowl that will be yours.',
  description: ['You center the clay once.', 'The group meets in Montford.'],
  category: 'ARTS_AND_CULTURE',
  setting: 'MOUNTAINS',
  placeName: 'Asheville, North Carolina',
  durationMinutes: 150,
  price: fiat(75),
  pricing: 'PER_PERSON',
  maximumGroupSize: 6,
  minimumAge: 8,
  rating: 4.8,
  reviewCount: 212,
  ticket: 'MOBILE_ONLY',
  cancellation: { status: 'FULLY_REFUNDABLE', untilHoursBefore: 24, refundPercent: null },
  included: ['Clay and tools'],
  toBring: ['Short fingernails'],
  languages: ['English', 'Spanish'],
  accessibility: ['WHEELCHAIR_ACCESSIBLE'],
  meetingPoint: {
    name: 'The studio, Montford',
    directions: 'Look for the green door.',
    coordinates: { lat: 35.6, lon: -82.56 },
  },
  ...changes,
});
