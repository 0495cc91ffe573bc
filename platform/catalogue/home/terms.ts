import type { Terms } from '../catalogue.types';
import {
  ARRIVAL_AT_A_HOUSE,
  ARRIVAL_IN_A_BUILDING,
  HOUSE_RULES,
  IMPORTANT_BY_SETTING,
  IMPORTANT_EVERYWHERE,
  PETS_REFUSED,
  PETS_WELCOME,
} from '../texts/terms.texts';
import type { Property } from './property';

const CHECK_IN = ['15:00', '15:00', '16:00', '16:00', '17:00', '14:00'];
const CHECK_IN_ENDS = [null, null, '22:00', '21:00', '23:00'];
const CHECK_OUT = ['10:00', '10:00', '11:00', '11:00', '09:30', '12:00'];

export function termsOf(property: Property, termsOfServiceUrl: string | null): Terms {
  const { random } = property;
  const arrivals = property.isApartment ? ARRIVAL_IN_A_BUILDING : ARRIVAL_AT_A_HOUSE;
  const setting = IMPORTANT_BY_SETTING[property.setting];
  const important = [
    ...random.shuffle(setting).slice(0, 2),
    ...random.shuffle(IMPORTANT_EVERYWHERE).slice(0, random.between(1, 3)),
  ];
  return {
    checkInTimes: { startTime: random.pick(CHECK_IN), endTime: random.pick(CHECK_IN_ENDS) },
    checkOutTimes: { startTime: null, endTime: random.pick(CHECK_OUT) },
    checkinInformation: random
      .pick(arrivals)
      .replaceAll('{street}', `${property.houseNumber} ${property.street}`)
      .replaceAll('{host}', property.host.name),
    houseRules: [
      `No more than ${property.sleeps} people in the house, day or night.`,
      property.petFriendly ? 'Pets are welcome if you tell us about them first.' : 'No pets.',
      ...random.shuffle(HOUSE_RULES).slice(0, random.between(3, 6)),
    ],
    petsPolicy: random.pick(property.petFriendly ? PETS_WELCOME : PETS_REFUSED),
    importantInformation: random.shuffle(important).join(' '),
    termsOfServiceUrl,
  };
}
