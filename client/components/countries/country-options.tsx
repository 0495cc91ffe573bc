import { COUNTRIES } from './countries';

export interface CountryOptionsProps {
  /** Adds the calling code to each name. */
  readonly withCallingCode?: boolean;
}

/** The options of a select of countries. */
export const CountryOptions = ({ withCallingCode = false }: CountryOptionsProps) =>
  COUNTRIES.map(({ code, name, callingCode }) => (
    <option key={code} value={code}>
      {withCallingCode ? `${name} (+${callingCode})` : name}
    </option>
  ));
