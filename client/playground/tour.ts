/**
 * Lets the ready-made operations be run one after the other without copying: signing in puts the session into the headers of
 * every later operation, `"{{field.path}}"` in variables stands for what an earlier operation has answered, and
 * `"{{today+60}}"` for the day in 60 days.
 */
export interface Tour {
  /** Takes note of an answer. */
  remember(result: unknown): void;
  /** The variables with what is known put in; a placeholder that nothing is known for stays. */
  fill(variables: unknown): unknown;
  /** The session's headers; what the traveler has typed overrides them. */
  headers(typed: Readonly<Record<string, string>> | undefined): Record<string, string>;
}

type Json = { readonly [name: string]: unknown };

const placeholder = /^\{\{([\w.]+)\}\}$/;
const dayPlaceholder = /^\{\{today\+(\d{1,3})\}\}$/;

export function createTour(now = () => new Date()): Tour {
  let answers: Json = {};
  let session: Record<string, string> = {};

  function fill(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(fill);
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
    if (typeof value !== 'string') return value;
    const days = dayPlaceholder.exec(value)?.[1];
    if (days !== undefined) return dayIn(Number(days), now());
    const path = placeholder.exec(value)?.[1];
    return (path === undefined ? undefined : valueAt(answers, path)) ?? value;
  }

  return {
    remember(result) {
      if (!isObject(result) || !isObject(result['data'])) return;
      answers = { ...answers, ...result['data'] };
      const signIn = result['data']['signIn'];
      if (isObject(signIn) && typeof signIn['token'] === 'string') {
        session = { authorization: `Bearer ${signIn['token']}` };
        if (typeof signIn['csrfToken'] === 'string') session['h-csrf-token'] = signIn['csrfToken'];
      }
    },
    fill,
    headers: (typed = {}) => {
      const own = new Set(Object.keys(typed).map((name) => name.toLowerCase()));
      return { ...Object.fromEntries(Object.entries(session).filter(([name]) => !own.has(name))), ...typed };
    },
  };
}

function dayIn(days: number, now: Date): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function valueAt(answers: Json, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) || Array.isArray(value) ? (value as Json)[name] : undefined),
      answers,
    );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
