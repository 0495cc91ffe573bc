import type { Selectable } from 'kysely';
import type { PeopleTables, PolicyRules } from './people.tables';

const usd = (value: number) => ({ value, currencySymbol: '$', currencyCode: 'USD' });
const everyCabin = ['BasicEconomy', 'Economy', 'PremiumEconomy', 'Business', 'First'];

interface DemoBusiness {
  readonly key: string;
  readonly name: string;
  readonly isLive: boolean;
  readonly isApprovalRequired: boolean;
  readonly whoBooks: string;
  readonly loyaltyPrograms: Selectable<PeopleTables['businesses']>['loyalty_programs'];
  readonly policies: readonly { name: string; rules: PolicyRules }[];
}

/** The businesses of the corporate personas. */
export const demoBusinesses: readonly DemoBusiness[] = [
  {
    key: 'lakeshore',
    name: 'Lakeshore Instruments',
    isLive: true,
    isApprovalRequired: true,
    whoBooks: 'MyselfAndOthers',
    loyaltyPrograms: [{ programCode: 'MAR', value: 'B-4471902' }],
    policies: [
      {
        name: 'Standard',
        rules: {
          flights: {
            short: {
              maxPriceForOneWay: usd(350),
              maxPriceForRoundTrip: usd(600),
              allowedFareClasses: ['BasicEconomy', 'Economy'],
            },
            long: {
              maxPriceForOneWay: usd(1_100),
              maxPriceForRoundTrip: usd(1_900),
              allowedFareClasses: ['BasicEconomy', 'Economy', 'PremiumEconomy'],
            },
            enableLongFlights: true,
            minHoursForLongFlight: 6,
          },
          hotels: { allowedStarRatings: [2, 3, 4], maxPricePerNight: usd(325) },
          cars: { maxPricePerDay: usd(90) },
        },
      },
      {
        name: 'Executive',
        rules: {
          flights: {
            short: { allowedFareClasses: everyCabin },
            long: { allowedFareClasses: everyCabin },
            enableLongFlights: true,
            minHoursForLongFlight: 6,
          },
          hotels: { allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: usd(650) },
          cars: {},
        },
      },
    ],
  },
  {
    key: 'harborlight',
    name: 'Harborlight Studio',
    isLive: true,
    isApprovalRequired: false,
    whoBooks: 'EmployeesBookForThemselves',
    loyaltyPrograms: [],
    policies: [
      {
        name: 'Open',
        rules: {
          flights: {
            short: { allowedFareClasses: everyCabin },
            long: { allowedFareClasses: everyCabin },
            enableLongFlights: true,
          },
          hotels: { allowedStarRatings: [1, 2, 3, 4, 5] },
          cars: {},
        },
      },
    ],
  },
];
