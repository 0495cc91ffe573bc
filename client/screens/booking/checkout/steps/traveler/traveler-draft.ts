/** The names of the drafts of travelers (form-drafts.ts), which restore the open form. */
const NEW = 'traveler';
const KNOWN = 'traveler:';

/** Null for a new traveler. */
export const travelerDraft = (travelerId: string | null): string =>
  travelerId === null ? NEW : `${KNOWN}${travelerId}`;

/** The open form next to the list: none, the form for a new traveler, or that of an existing one. */
export type OpenForm =
  { readonly kind: 'NONE' | 'NEW' } | { readonly kind: 'EDIT'; readonly travelerId: string };

/** The form that was being filled in when the page was left. */
export function openForm(drafts: readonly string[]): OpenForm {
  if (drafts.includes(NEW)) return { kind: 'NEW' };
  const known = drafts.find((name) => name.startsWith(KNOWN));
  return known ? { kind: 'EDIT', travelerId: known.slice(KNOWN.length) } : { kind: 'NONE' };
}
