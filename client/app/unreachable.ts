/** What a traveler reads when the platform does not answer, next to a form that still has what was typed. */
export const UNREACHABLE = {
  title: 'The travel platform does not answer',
  text: 'Everything you entered is kept. Wait a little and try again.',
} as const;
