/** The language tag of a host, in the spelling of browsers; undefined, with a warning, for an unknown tag. */
export function knownLocale(locale: string | undefined): string | undefined {
  if (locale === undefined) return undefined;
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    console.warn(`The travel portal knows no locale '${locale}'.`);
    return undefined;
  }
}
