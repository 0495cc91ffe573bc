/**
 * A press is never without an answer: if its handler throws, or starts work that fails and nobody handles, a note says so. Failures
 * that no press has caused stay in the console. The returned function ends it.
 */
import { SOMETHING_WENT_WRONG } from '#domain/something-went-wrong.ts';
import { toaster } from '../../components/toaster/toaster-store';
import { noAnswer } from './no-answer';

const PRESSES = ['click', 'change', 'submit'] as const;
/** Longer than the portal waits for a response. */
const CAUSED_WITHIN_MS = 60_000;

export function answerFailedPresses(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressedAt = -Infinity;
  const press = () => {
    pressedAt = performance.now();
  };
  const answer = (error: unknown) => {
    if (performance.now() - pressedAt > CAUSED_WITHIN_MS || !(error instanceof Error) || isAbort(error))
      return;
    // One note for each press.
    pressedAt = -Infinity;
    const { title, text } = messageOf(error);
    toaster.create({ type: 'error', title, description: text });
  };
  for (const type of PRESSES) addEventListener(type, press, { capture: true, signal });
  addEventListener('error', ({ error }) => answer(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => answer(reason), { signal });
  return () => listening.abort();
}

/** The page has ended the work itself, or left the part that waited for it. */
const isAbort = ({ name }: Error): boolean => name === 'AbortError';

/** `fetch` rejects with a TypeError when no response arrives; its text differs between browsers. */
const isNetworkFailure = (error: Error): boolean =>
  !navigator.onLine || (error instanceof TypeError && /fetch|load failed|network/i.test(error.message));

const messageOf = (error: Error) =>
  isNetworkFailure(error)
    ? noAnswer()
    : {
        title: SOMETHING_WENT_WRONG,
        text: 'Everything you entered is kept. Try again. If that does not help, reload the page.',
      };
