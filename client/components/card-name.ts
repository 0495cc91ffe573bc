/** The card networks that the portal names; others keep the platform's name. */
const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DINERS_CLUB: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  DANKORT: 'Dankort',
  MAESTRO: 'Maestro',
};

export interface NamedCard {
  readonly lastFour: string;
  readonly brand: string;
  readonly rawBrand: string;
}

/** PM-16: a card as text (`Visa ending in 4821`). */
export const cardName = ({ lastFour, brand, rawBrand }: NamedCard): string =>
  `${BRANDS[brand] ?? rawBrand} ending in ${lastFour}`;

/** Whether the month that a card expires on, as `2029-04`, is over; without one it is not known to be. */
export const isCardExpired = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today.slice(0, 7);

/** `Expires 04/29`, from the month that the graph writes as `2029-04`; `Expired 04/29` once it is over. */
export const cardExpiry = (expiresOn: string, today: string): string =>
  `${isCardExpired(expiresOn, today) ? 'Expired' : 'Expires'} ${expiresOn.slice(5)}/${expiresOn.slice(2, 4)}`;
