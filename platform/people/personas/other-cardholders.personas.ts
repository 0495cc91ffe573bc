import type { Persona } from './persona.types';

const daniel: Persona = {
  key: 'daniel',
  emailAddress: 'daniel.cho@larkfield.example',
  code: '609400',
  firstName: 'Daniel',
  lastName: 'Cho',
  phoneNumber: '+16475550121',
  role: 'Authorized user',
  description: 'Spends on his mother’s card and may not redeem its points.',
  tenant: 'consumer',
  lastSignInDaysAgo: 12,
  customerSince: '2021-08-16',
  travelers: [
    {
      key: 'daniel',
      addedDaysAgo: 500,
      person: {
        givenName: 'Daniel',
        surname: 'Cho',
        gender: 'M',
        dateOfBirth: '1999-01-22',
        nationality: 'CA',
      },
    },
  ],
  accounts: [
    {
      key: 'meridian',
      product: 'Larkfield Meridian',
      role: 'AuthorizedUser',
      currency: 'Points',
      balance: 61_300,
      redemptionMinimum: 2_500,
      allowsRedemption: false,
      lastFour: '6094',
      useType: 'Personal',
      earn: { homes: 2, flights: 2, hotels: 5, cars: 5 },
    },
  ],
  cards: [
    {
      key: 'meridian',
      number: '4111110000096094',
      expiryMonth: 2,
      expiresInYears: 4,
      account: 'meridian',
      addedDaysAgo: 480,
    },
  ],
  credits: [],
  offers: [],
};

const ruth: Persona = {
  key: 'ruth',
  emailAddress: 'ruth.abara@larkfield.example',
  code: '335800',
  firstName: 'Ruth',
  lastName: 'Abara',
  phoneNumber: '+12025550164',
  role: 'Account manager',
  description: 'Looks after somebody else’s account and may not redeem its miles.',
  tenant: 'consumer',
  lastSignInDaysAgo: 30,
  customerSince: '2018-11-05',
  travelers: [
    {
      key: 'ruth',
      addedDaysAgo: 350,
      person: {
        givenName: 'Ruth',
        surname: 'Abara',
        gender: 'F',
        dateOfBirth: '1976-06-08',
        nationality: 'US',
      },
    },
  ],
  accounts: [
    {
      key: 'summit',
      product: 'Larkfield Summit Reserve',
      role: 'AccountManager',
      currency: 'Miles',
      balance: 94_020,
      redemptionMinimum: 0,
      allowsRedemption: false,
      lastFour: '3358',
      useType: 'Personal',
      earn: { homes: 5, flights: 5, hotels: 10, cars: 10 },
    },
  ],
  cards: [
    {
      key: 'summit',
      number: '4111110000073358',
      expiryMonth: 7,
      expiresInYears: 2,
      account: 'summit',
      addedDaysAgo: 340,
    },
  ],
  credits: [],
  offers: [],
};

const tom: Persona = {
  key: 'tom',
  emailAddress: 'tom.lindqvist@larkfield.example',
  code: '921600',
  firstName: 'Tom',
  lastName: 'Lindqvist',
  role: 'Non-financial user',
  description:
    'Has a card but no part in the account behind it; the kind of card is known from the saved card.',
  tenant: 'consumer',
  lastSignInDaysAgo: 8,
  customerSince: '2022-02-28',
  travelers: [
    {
      key: 'tom',
      addedDaysAgo: 200,
      person: {
        givenName: 'Tom',
        surname: 'Lindqvist',
        gender: 'M',
        dateOfBirth: '1990-10-17',
        nationality: 'SE',
      },
    },
  ],
  accounts: [
    {
      key: 'meridian',
      product: 'Larkfield Meridian',
      role: 'NonFinancialUser',
      currency: 'Points',
      balance: 18_900,
      redemptionMinimum: 2_500,
      allowsRedemption: false,
      lastFour: '9216',
      useType: 'Personal',
      earn: { homes: 2, flights: 2, hotels: 5, cars: 5 },
    },
  ],
  cards: [
    {
      key: 'meridian',
      number: '5200820000099216',
      expiryMonth: 11,
      expiresInYears: 3,
      account: 'meridian',
      addedDaysAgo: 190,
    },
  ],
  credits: [],
  offers: [],
};

const priya: Persona = {
  key: 'priya',
  emailAddress: 'priya.raman@agents.example',
  code: '771100',
  firstName: 'Priya',
  lastName: 'Raman',
  role: 'Agent',
  description: 'Books for Walter Brandt in the agent portal, with the agent fee.',
  tenant: 'consumer',
  lastSignInDaysAgo: 1,
  customerSince: '2020-01-06',
  actsFor: 'walter',
  travelers: [],
  accounts: [],
  cards: [],
  credits: [],
  offers: [],
};

/** People with another role on an account, and the agent. */
/** Has no bookings of homes; her trips are in platform/booked-elsewhere/demo/. */
const elena: Persona = {
  key: 'elena',
  emailAddress: 'elena.marsh@larkfield.example',
  code: '266300',
  firstName: 'Elena',
  lastName: 'Marsh',
  phoneNumber: '+14165550163',
  role: 'Trips booked elsewhere',
  description:
    'Has flights, a hotel, a car and more that were booked elsewhere, with protections in every state.',
  tenant: 'consumer',
  lastSignInDaysAgo: 2,
  customerSince: '2017-05-09',
  travelers: [
    {
      key: 'elena',
      addedDaysAgo: 700,
      person: {
        givenName: 'Elena',
        surname: 'Marsh',
        gender: 'F',
        dateOfBirth: '1984-11-30',
        nationality: 'CA',
      },
    },
  ],
  accounts: [
    {
      key: 'summit',
      product: 'Larkfield Summit',
      role: 'Primary',
      currency: 'Miles',
      balance: 24_800,
      redemptionMinimum: 2_500,
      allowsRedemption: true,
      lastFour: '2663',
      useType: 'Personal',
      earn: { homes: 5, flights: 5, hotels: 10, cars: 10 },
    },
  ],
  cards: [
    {
      key: 'summit',
      number: '4111110000092663',
      expiryMonth: 9,
      expiresInYears: 3,
      account: 'summit',
      addedDaysAgo: 600,
    },
  ],
  credits: [],
  offers: [],
};

export const otherCardholders: readonly Persona[] = [daniel, ruth, tom, elena, priya];
