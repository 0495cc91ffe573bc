import type { Charge, FeeKind, FeeRule } from '../catalogue.types';
import type { Property } from '../home/property';

/** The thirteen labels of the checkout; the key is the kind in the REST contract. */
const LABELS: Record<FeeKind, string> = {
  CityTax: 'City Tax',
  CleaningFee: 'Cleaning Fee',
  Fee: 'Fee',
  ServiceFee: 'Service Fee',
  HotelFee: 'Hotel Fee',
  OccupancyFee: 'Occupancy Fee',
  PetFee: 'Pet Fee',
  PropertyFee: 'Property Fee',
  RecoveryChargesTax: 'Recovery Charges Tax',
  ResortFee: 'Resort Fee',
  SalesTax: 'Sales Tax',
  Tax: 'Tax',
  TravelerServiceFee: 'Traveler Service Fee',
};

const TAXES: ReadonlySet<FeeKind> = new Set([
  'CityTax',
  'RecoveryChargesTax',
  'SalesTax',
  'Tax',
  'OccupancyFee',
]);

export const fee = (kind: FeeKind, charge: Charge, description: string | null = null): FeeRule => ({
  kind,
  name: LABELS[kind],
  description,
  category: TAXES.has(kind) ? 'Tax' : 'Fee',
  charge,
});

const perStay = (amountMinor: number): Charge => ({ basis: 'PerStay', amountMinor });
const perNight = (amountMinor: number): Charge => ({ basis: 'PerNight', amountMinor });
const perPet = (amountMinor: number): Charge => ({ basis: 'PerPet', amountMinor });
const ofRent = (basisPoints: number): Charge => ({ basis: 'PercentOfRent', basisPoints });

/** Every home is cleaned; the rest depends on the house, its provider and its town. */
export function feesOf(property: Property, baseNightlyMinor: number, random: Property['random']): FeeRule[] {
  const share = (percent: number) =>
    Math.max(500, Math.round((baseNightlyMinor * percent) / 100 / 500) * 500);
  const fees = [
    fee(
      'CleaningFee',
      perStay(share(random.between(38, 62) + 8 * property.bedrooms)),
      'One-time fee charged to cover the cost of cleaning the space.',
    ),
  ];
  if (random.chance(0.45)) {
    fees.push(
      fee('ServiceFee', ofRent(random.between(6, 12) * 100), 'Keeps the booking and the guest line running.'),
    );
  } else if (random.chance(0.5)) {
    fees.push(
      fee(
        'TravelerServiceFee',
        ofRent(random.between(5, 11) * 100),
        'Booking support before and during the stay.',
      ),
    );
  }
  if (property.petFriendly) {
    fees.push(
      fee(
        'PetFee',
        perPet(share(random.between(14, 30))),
        'For each pet and stay. Service animals are not pets.',
      ),
    );
  }
  if (property.has('Pool') && property.isApartment) {
    fees.push(
      fee('ResortFee', perNight(share(random.between(6, 12))), 'Pools, towels and the fitness room.'),
    );
  } else if (random.chance(0.14)) {
    fees.push(
      fee('PropertyFee', perStay(share(random.between(12, 24))), 'Gate registration and parking passes.'),
    );
  }
  if (property.isApartment && random.chance(0.2)) {
    fees.push(fee('HotelFee', perNight(share(5)), 'Front desk and luggage room of the building.'));
  }
  if (random.chance(0.12)) fees.push(fee('Fee', perStay(share(9)), 'Linens and beach or bath towels.'));
  const taxes = Object.entries(property.market.taxes) as [FeeKind, number][];
  fees.push(...taxes.map(([kind, basisPoints]) => fee(kind, ofRent(basisPoints))));
  if (random.chance(0.1)) {
    fees.push(
      fee(
        'RecoveryChargesTax',
        ofRent(random.between(1, 3) * 50),
        'Recovers charges that the host pays to the county.',
      ),
    );
  }
  return fees;
}
