/**
 * Runs the ready-made operations one after the other without copying: a sign-in adds the session to the headers of every later
 * operation, `"{{field.path}}"` in variables is replaced with a value from an earlier response, `"{{today+60}}"` with the day in 60
 * days, and `"{{uuid}}"` with a new key.
 */
import { today } from '#domain/clock.ts';
import { addDays } from '#domain/stay/stay-dates.ts';
import { randomId } from '../components/random-id';

export interface Tour {
  /** Stores a result. */
  remember(result: unknown): void;
  /** The variables with their placeholders replaced; a placeholder without a value stays. */
  fill(variables: unknown): unknown;
  /** The session's headers; headers that the user has typed override them. */
  headers(typed: Readonly<Record<string, string>> | undefined): Record<string, string>;
}

type Json = { readonly [name: string]: unknown };

/** The mutations that open a session. */
const SESSIONS = ['signIn', 'signInAsAgent', 'actFor', 'stopActing'];

const placeholder = /^\{\{([\w.]+)\}\}$/;
const uuidPlaceholder = '{{uuid}}';
const dayPlaceholder = /^\{\{today\+(\d{1,3})\}\}$/;

export function createTour(now = () => new Date()): Tour {
  let answers: Json = {};
  let session: Record<string, string> = {};

  function fill(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(fill);
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
    if (typeof value !== 'string') return value;
    if (value === uuidPlaceholder) return randomId();
    const days = dayPlaceholder.exec(value)?.[1];
    if (days !== undefined) return addDays(today({ now }, 'UTC'), Number(days));
    const path = placeholder.exec(value)?.[1];
    return (path === undefined ? undefined : valueAt(answers, path)) ?? value;
  }

  return {
    remember(result) {
      if (!isObject(result) || !isObject(result['data'])) return;
      answers = { ...answers, ...result['data'] };
      for (const name of SESSIONS) {
        const opened = result['data'][name];
        if (!isObject(opened) || typeof opened['token'] !== 'string') continue;
        session = { authorization: `Bearer ${opened['token']}` };
        if (typeof opened['csrfToken'] === 'string') session['h-csrf-token'] = opened['csrfToken'];
      }
    },
    fill,
    headers: (typed = {}) => {
      const own = new Set(Object.keys(typed).map((name) => name.toLowerCase()));
      return { ...Object.fromEntries(Object.entries(session).filter(([name]) => !own.has(name))), ...typed };
    },
  };
}

/** What to do about the first placeholder that is still among the variables; undefined when all are filled. */
export function missingValue(variables: unknown): string | undefined {
  const [, missing, field] = /"(\{\{(\w+)(?:\.[\w.]*)?\}\})"/.exec(JSON.stringify(variables ?? null)) ?? [];
  return (
    missing &&
    `${missing} has no value yet. First run an operation that selects \`${field}\`, or enter a value under Variables.`
  );
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
