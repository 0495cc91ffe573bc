/** Countries by their two letters, with English names and calling codes; loaded with the forms that use them. */
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface Country {
  readonly code: CountryCode;
  readonly name: string;
  /** Without a plus sign. */
  readonly callingCode: string;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

const DEFAULT_COUNTRY: CountryCode = 'US';

export const COUNTRIES: readonly Country[] = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
  .sort((left, right) => left.name.localeCompare(right.name, 'en'));

/** The initial country: the wished one if it is known, otherwise the portal's own. */
export const knownCountry = (wished: string | undefined): CountryCode =>
  COUNTRIES.find(({ code }) => code === wished)?.code ?? DEFAULT_COUNTRY;
