import type { HomeKind, Setting } from '../catalogue.types';

export interface PropertyType {
  noun: string;
  isApartment: boolean;
  /** 0 bedrooms is a studio. */
  bedrooms: readonly number[];
}

const house = (noun: string, ...bedrooms: number[]): PropertyType => ({ noun, isApartment: false, bedrooms });
const apartment = (noun: string, ...bedrooms: number[]): PropertyType => ({
  noun,
  isApartment: true,
  bedrooms,
});

export const PROPERTY_TYPES: Record<Setting, PropertyType[]> = {
  coast: [
    house('beach house', 3, 4, 5, 6),
    house('cottage', 1, 2, 2, 3),
    house('bungalow', 2, 3),
    house('saltbox', 2, 3, 4),
    apartment('condo', 1, 2, 3),
  ],
  cabin: [
    house('log cabin', 2, 3, 4, 5),
    house('A-frame', 1, 2, 2, 3),
    house('chalet', 3, 4, 5),
    house('cabin', 1, 2, 3),
    house('lodge', 5, 6, 7),
  ],
  forest: [
    house('cottage', 1, 2, 3),
    house('timber house', 3, 4, 5),
    house('tree house', 1),
    house('cabin', 1, 2, 2),
    house('tiny house', 0, 1),
  ],
  desert: [
    house('adobe', 2, 3, 4),
    house('casita', 1, 1, 2),
    house('ranch house', 3, 4, 5),
    house('bungalow', 2, 3),
  ],
  farm: [
    house('farmhouse', 3, 4, 5, 6),
    house('converted barn', 2, 3, 4),
    house('carriage house', 1, 2),
    house('guest cottage', 1, 2),
  ],
  lake: [
    house('lake house', 3, 4, 5, 6),
    house('lake cabin', 2, 2, 3),
    house('cottage', 2, 3),
    house('boathouse', 1),
  ],
  city: [
    apartment('apartment', 1, 2, 2, 3),
    apartment('loft', 1, 2),
    house('townhouse', 3, 4, 5),
    house('row house', 2, 3, 4),
    apartment('garden flat', 1, 2),
    apartment('studio', 0),
  ],
  tropic: [
    house('villa', 3, 4, 5, 6),
    house('bungalow', 1, 2, 3),
    house('pool house', 2, 3, 4),
    apartment('condo', 1, 2, 3),
  ],
};

/** The kind under which a search finds a home, by its noun. */
const KINDS: Readonly<Record<string, HomeKind>> = {
  'beach house': 'House',
  saltbox: 'House',
  bungalow: 'House',
  'timber house': 'House',
  adobe: 'House',
  'ranch house': 'House',
  'lake house': 'House',
  'pool house': 'House',
  cottage: 'Cottage',
  casita: 'Cottage',
  'guest cottage': 'Cottage',
  'log cabin': 'Cabin',
  'A-frame': 'Cabin',
  chalet: 'Cabin',
  cabin: 'Cabin',
  lodge: 'Cabin',
  'lake cabin': 'Cabin',
  condo: 'Apartment',
  apartment: 'Apartment',
  loft: 'Apartment',
  'garden flat': 'Apartment',
  studio: 'Apartment',
  townhouse: 'Townhouse',
  'row house': 'Townhouse',
  villa: 'Villa',
  farmhouse: 'Farmhouse',
  'converted barn': 'Farmhouse',
  'carriage house': 'Farmhouse',
  'tree house': 'Unique',
  'tiny house': 'Unique',
  boathouse: 'Unique',
};

export function homeKindOf(noun: string): HomeKind {
  const kind = KINDS[noun];
  if (!kind) throw new RangeError(`A ${noun} is of no kind`);
  return kind;
}
