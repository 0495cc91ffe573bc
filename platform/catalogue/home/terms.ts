import type { Terms } from '../catalogue.types';
import { SETTINGS } from '../settings';
import { TERMS_TEXTS } from '../texts/terms-texts';
import type { Property } from './property';

const CHECK_IN = ['15:00', '15:00', '16:00', '16:00', '17:00', '14:00'];
const CHECK_IN_ENDS = [null, null, '22:00', '21:00', '23:00'];
const CHECK_OUT = ['10:00', '10:00', '11:00', '11:00', '09:30', '12:00'];

export function termsOf(property: Property, termsOfServiceUrl: string | null): Terms {
  const { random } = property;
  const arrivals = property.isApartment ? TERMS_TEXTS.arrivalInABuilding : TERMS_TEXTS.arrivalAtAHouse;
  const important = [
    ...random.shuffle(SETTINGS[property.setting].importantInformation).slice(0, 2),
    ...random.shuffle(TERMS_TEXTS.importantInformation).slice(0, random.between(1, 3)),
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
      ...random.shuffle(TERMS_TEXTS.houseRules).slice(0, random.between(3, 6)),
    ],
    petsPolicy: random.pick(property.petFriendly ? TERMS_TEXTS.petsWelcome : TERMS_TEXTS.petsRefused),
    importantInformation: random.shuffle(important).join(' '),
    termsOfServiceUrl,
  };
}
