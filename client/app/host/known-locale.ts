/** The language tag that a host says, as browsers write it; undefined, with a warning, for one that no browser knows. */
export function knownLocale(locale: string | undefined): string | undefined {
  if (locale === undefined) return undefined;
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    console.warn(`The travel portal knows no locale '${locale}'.`);
    return undefined;
  }
}
