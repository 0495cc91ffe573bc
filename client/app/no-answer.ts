interface NoAnswer {
  readonly title: string;
  readonly text: string;
}

/** The message for a request without an answer, next to a form that keeps its input. */
export const noAnswer = (): NoAnswer =>
  navigator.onLine
    ? {
        title: 'The travel platform is not responding',
        text: 'Everything you entered is kept. Wait a little and try again.',
      }
    : {
        title: 'You are offline',
        text: 'Everything you entered is kept. Try again when the connection is back.',
      };
