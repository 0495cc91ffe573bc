import type { Persona } from './persona.types';

/** Her account is in bad standing: the credit of her card is on hold, the other one is not. */
const bianca: Persona = {
  key: 'bianca',
  emailAddress: 'bianca.moretti@larkfield.example',
  code: '372900',
  firstName: 'Bianca',
  lastName: 'Moretti',
  phoneNumber: '+16135550126',
  role: 'Account in bad standing',
  description: 'The annual credit of her card is on hold; a goodwill credit can be spent.',
  tenant: 'consumer',
  lastSignInDaysAgo: 20,
  customerSince: '2020-06-01',
  travelers: [
    {
      key: 'bianca',
      addedDaysAgo: 260,
      person: {
        givenName: 'Bianca',
        surname: 'Moretti',
        gender: 'F',
        dateOfBirth: '1987-04-11',
        nationality: 'CA',
      },
    },
  ],
  accounts: [
    {
      key: 'summit',
      product: 'Larkfield Summit Reserve',
      role: 'Primary',
      currency: 'Miles',
      balance: 45_120,
      redemptionMinimum: 0,
      allowsRedemption: true,
      lastFour: '3729',
      useType: 'Personal',
      opened: { yearsAgo: 5, daysAgo: 75 },
      badStandingSinceDaysAgo: 9,
      earn: { homes: 5, flights: 5, hotels: 10, cars: 10 },
    },
  ],
  cards: [
    {
      key: 'summit',
      number: '4111110000093729',
      expiryMonth: 8,
      expiresInYears: 3,
      account: 'summit',
      addedDaysAgo: 250,
    },
  ],
  credits: [
    {
      key: 'annual',
      kind: 'AnnualTravelCredit',
      account: 'summit',
      description: 'Annual $300 travel credit',
      amount: 300,
      grantedDaysAgo: 75,
      expiresInDays: 289,
      history: [
        { daysAgo: 40, event: 'redeemed', amount: 62.4, description: 'Used for two nights in Savannah' },
      ],
    },
    {
      key: 'goodwill',
      kind: 'GoodwillCredit',
      description: 'With our apologies for the late check-in',
      amount: 80,
      grantedDaysAgo: 38,
      expiresInDays: 327,
      history: [],
    },
  ],
  offers: [],
};

/** Opened an account while the offer was open; the credit is granted when he signs in. */
const felix: Persona = {
  key: 'felix',
  emailAddress: 'felix.aubert@larkfield.example',
  code: '518600',
  firstName: 'Felix',
  lastName: 'Aubert',
  phoneNumber: '+14185550152',
  role: 'Limited-offer credit',
  description: 'Has $250 of credit for one booking, until one year after his account was opened.',
  tenant: 'consumer',
  lastSignInDaysAgo: 60,
  customerSince: '2026-01-20',
  travelers: [
    {
      key: 'felix',
      addedDaysAgo: 90,
      person: {
        givenName: 'Felix',
        surname: 'Aubert',
        gender: 'M',
        dateOfBirth: '1994-08-29',
        nationality: 'CA',
      },
    },
  ],
  accounts: [
    {
      key: 'cash',
      product: 'Larkfield Everyday Cash',
      role: 'Primary',
      currency: 'Cash',
      balance: 64.3,
      redemptionMinimum: 25,
      allowsRedemption: true,
      lastFour: '5186',
      useType: 'Personal',
      opened: { yearsAgo: 0, daysAgo: 95 },
      earn: { homes: 3, flights: 1.5, hotels: 5, cars: 5 },
    },
  ],
  cards: [
    {
      key: 'cash',
      number: '5200820000035186',
      expiryMonth: 2,
      expiresInYears: 4,
      account: 'cash',
      addedDaysAgo: 85,
    },
  ],
  credits: [],
  offers: [],
};

export const benefitHolders: readonly Persona[] = [bianca, felix];
