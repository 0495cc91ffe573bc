import { benefitHolders } from './benefit-holders.personas';
import { helen } from './helen-ortiz.persona';
import type { Persona } from './persona.types';

/** Nothing saved yet: forms are open initially, and the first card must match the account's last four digits. */
const maya: Persona = {
  key: 'maya',
  emailAddress: 'maya.castellanos@larkfield.example',
  code: '204700',
  firstName: 'Maya',
  lastName: 'Castellanos',
  role: 'First visit',
  description: 'Signed in for the first time: no travelers, no cards, a new account with welcome points.',
  tenant: 'consumer',
  customerSince: '2026-01-12',
  travelers: [],
  accounts: [
    {
      key: 'meridian',
      product: 'Larkfield Meridian',
      role: 'Primary',
      currency: 'Points',
      balance: 20_000,
      redemptionMinimum: 2_500,
      allowsRedemption: true,
      lastFour: '2047',
      useType: 'Personal',
      opened: { yearsAgo: 0, daysAgo: 2 },
      earn: { homes: 2, flights: 2, hotels: 5, cars: 5 },
    },
  ],
  cards: [],
  credits: [
    {
      key: 'welcome',
      kind: 'OneTimeTravelCredit',
      account: 'meridian',
      description: 'One-time $100 travel credit for new cardholders',
      amount: 100,
      grantedDaysAgo: 2,
      expiresInDays: 363,
      history: [],
    },
  ],
  offers: [],
};

const grace: Persona = {
  key: 'grace',
  emailAddress: 'grace.whitfield@larkfield.example',
  code: '558300',
  firstName: 'Grace',
  lastName: 'Whitfield',
  phoneNumber: '+13125550187',
  role: 'Below the minimum redemption',
  description:
    'A Paradise card whose bookings the concierge cannot service, and too few points to redeem any.',
  tenant: 'consumer',
  lastSignInDaysAgo: 45,
  customerSince: '2019-04-23',
  travelers: [
    {
      key: 'grace',
      addedDaysAgo: 620,
      person: {
        givenName: 'Grace',
        surname: 'Whitfield',
        gender: 'F',
        dateOfBirth: '1968-05-05',
        nationality: 'US',
      },
    },
  ],
  accounts: [
    {
      key: 'paradise',
      product: 'Larkfield Paradise',
      role: 'Primary',
      currency: 'Points',
      balance: 1_840,
      redemptionMinimum: 5_000,
      allowsRedemption: true,
      lastFour: '5583',
      useType: 'Personal',
      earn: { homes: 3, flights: 3, hotels: 4, cars: 4 },
      unitValue: 75,
    },
  ],
  cards: [
    {
      key: 'paradise',
      number: '4111110000095583',
      expiryMonth: 1,
      expiresInYears: 5,
      account: 'paradise',
      addedDaysAgo: 600,
    },
  ],
  credits: [],
  offers: [],
};

/** Booked for by the agent; may also sign in himself. */
const walter: Persona = {
  key: 'walter',
  emailAddress: 'walter.brandt@larkfield.example',
  code: '814000',
  firstName: 'Walter',
  lastName: 'Brandt',
  phoneNumber: '+19055550133',
  role: 'Primary cardholder, small balances',
  description: 'Enough credit to cover a short stay and one account below its minimum.',
  tenant: 'consumer',
  lastSignInDaysAgo: 90,
  customerSince: '2009-10-30',
  travelers: [
    {
      key: 'walter',
      addedDaysAgo: 1_400,
      person: {
        givenName: 'Walter',
        surname: 'Brandt',
        gender: 'M',
        dateOfBirth: '1951-02-19',
        nationality: 'CA',
        emailAddress: 'walter.brandt@larkfield.example',
        phoneNumber: '+19055550133',
        assistance: ['WCHR'],
      },
    },
  ],
  accounts: [
    {
      key: 'summit',
      product: 'Larkfield Summit Reserve',
      role: 'Primary',
      currency: 'Miles',
      balance: 38_215,
      redemptionMinimum: 0,
      allowsRedemption: true,
      lastFour: '8140',
      useType: 'Personal',
      opened: { yearsAgo: 16, daysAgo: 15 },
      earn: { homes: 5, flights: 5, hotels: 10, cars: 10 },
    },
    {
      key: 'cash',
      product: 'Larkfield Everyday Cash',
      role: 'Primary',
      currency: 'Cash',
      balance: 11.75,
      redemptionMinimum: 25,
      allowsRedemption: true,
      lastFour: '1967',
      useType: 'Personal',
      earn: { homes: 3, flights: 1.5, hotels: 5, cars: 5 },
    },
  ],
  cards: [
    {
      key: 'summit',
      number: '4111110000098140',
      expiryMonth: 5,
      expiresInYears: 2,
      account: 'summit',
      addedDaysAgo: 800,
    },
  ],
  credits: [
    {
      key: 'annual',
      kind: 'AnnualTravelCredit',
      account: 'summit',
      description: 'Annual $300 travel credit',
      amount: 300,
      grantedDaysAgo: 15,
      expiresInDays: 349,
      history: [],
    },
    {
      key: 'goodwill',
      kind: 'GoodwillCredit',
      description: 'With our apologies for the broken heating',
      amount: 1_200,
      grantedDaysAgo: 33,
      expiresInDays: 332,
      history: [
        { daysAgo: 20, event: 'canceled', amount: 200, description: 'Corrected by customer support' },
      ],
    },
  ],
  offers: [],
};

/** A wallet that can pay for short stays alone: by credit, by an offer, or by both. */
const odile: Persona = {
  key: 'odile',
  emailAddress: 'odile.fontaine@larkfield.example',
  code: '553100',
  firstName: 'Odile',
  lastName: 'Fontaine',
  phoneNumber: '+15145550171',
  role: 'A full travel wallet',
  description: 'Credit that covers a stay, and an offer that covers a night by itself.',
  tenant: 'consumer',
  lastSignInDaysAgo: 12,
  customerSince: '2017-03-08',
  travelers: [
    {
      key: 'odile',
      addedDaysAgo: 300,
      person: {
        givenName: 'Odile',
        surname: 'Fontaine',
        gender: 'F',
        dateOfBirth: '1975-06-17',
        nationality: 'CA',
      },
    },
  ],
  accounts: [
    {
      key: 'meridian',
      product: 'Larkfield Meridian',
      role: 'Primary',
      currency: 'Points',
      balance: 64_000,
      redemptionMinimum: 2_500,
      allowsRedemption: true,
      lastFour: '5531',
      useType: 'Personal',
      earn: { homes: 2, flights: 2, hotels: 5, cars: 5 },
    },
  ],
  cards: [
    {
      key: 'meridian',
      number: '4111110000025531',
      expiryMonth: 6,
      expiresInYears: 3,
      account: 'meridian',
      addedDaysAgo: 200,
    },
  ],
  credits: [
    {
      key: 'thanks',
      kind: 'GoodwillCredit',
      description: 'With our thanks for your loyalty',
      amount: 300,
      grantedDaysAgo: 30,
      expiresInDays: 335,
      history: [],
    },
    {
      key: 'goodwill',
      kind: 'GoodwillCredit',
      description: 'For the trip that the storm took',
      amount: 1_100,
      grantedDaysAgo: 60,
      expiresInDays: 305,
      history: [],
    },
  ],
  offers: [
    {
      key: 'night-320',
      amount: 320,
      descriptions: ['A night on us, up to $320', 'One booking of any vacation rental.'],
      expiresInDays: 180,
      funnels: ['homes'],
    },
    {
      key: 'home-310',
      amount: 310,
      descriptions: ['$310 off a vacation rental', 'One booking of any vacation rental.'],
      expiresInDays: 120,
      funnels: ['homes'],
    },
  ],
};

export const primaryCardholders: readonly Persona[] = [helen, maya, grace, walter, odile, ...benefitHolders];
