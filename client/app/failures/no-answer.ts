import { NOT_RESPONDING } from '#domain/not-responding.ts';

interface NoAnswer {
  readonly title: string;
  readonly text: string;
}

/** The message for a request without a response. `unchanged` names what the traveler keeps. */
export const noAnswer = (unchanged = 'Everything you entered is kept.'): NoAnswer =>
  navigator.onLine
    ? { title: NOT_RESPONDING, text: `${unchanged} Try again in a moment.` }
    : { title: 'You are offline', text: `${unchanged} Try again when the connection is back.` };

/** The message as one text. */
export function noAnswerText(unchanged: string): string {
  const { title, text } = noAnswer(unchanged);
  return `${title}. ${text}`;
}
