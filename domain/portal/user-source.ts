/**
 * Where a user came from (RT-16, LC-04).
 */
export interface UserSource {
  readonly source: string;
  readonly medium: string;
}

/** The value of an unknown source or medium. */
export const NO_SOURCE = '(none)';
const MAX_LENGTH = 100;

/** LC-04: the address first, then the session, or else '(none)'. */
export function userSource(params: URLSearchParams, stored: UserSource | null): UserSource {
  return {
    source: validSource(params.get('utm_source')) ?? stored?.source ?? NO_SOURCE,
    medium: validSource(params.get('utm_medium')) ?? stored?.medium ?? NO_SOURCE,
  };
}

const validSource = (text: string | null): string | undefined => {
  const trimmed = text?.trim();
  return trimmed && trimmed.length <= MAX_LENGTH ? trimmed : undefined;
};

/** RT-16: the link with utm_source and utm_medium, each only when it is known. Works on paths and absolute links. */
export function withUserSource(link: string, { source, medium }: UserSource): string {
  const [beforeFragment = '', fragment] = link.split('#', 2);
  const [path = '', query = ''] = beforeFragment.split('?', 2);
  const params = new URLSearchParams(query);
  if (source !== NO_SOURCE) params.set('utm_source', source);
  if (medium !== NO_SOURCE) params.set('utm_medium', medium);
  const text = params.toString();
  return `${path}${text ? `?${text}` : ''}${fragment === undefined ? '' : `#${fragment}`}`;
}
