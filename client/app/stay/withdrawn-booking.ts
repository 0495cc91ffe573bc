/** CP-11: the history states in which the checkout and the page of a trip that waits for an approval lead to each other. */

/** With the page of the trip: the checkout that the booking was made in. */
export interface WaitingBooking {
  /** The address of the checkout. */
  readonly checkout: string;
  readonly bookingToken: string | null;
}

const textIn = (entry: unknown, name: string): string | null => {
  const value: unknown = (entry as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : null;
};

export function waitingBookingOf(entry: unknown): WaitingBooking | null {
  const checkout = textIn(entry, 'checkout');
  return checkout?.startsWith('/') ? { checkout, bookingToken: textIn(entry, 'bookingToken') } : null;
}

/** With the checkout: the booking that the traveler has withdrawn to change it. */
export interface WithdrawnBooking {
  readonly withdrawnToken: string | null;
}

export const withdrawnTokenOf = (entry: unknown): string | null => textIn(entry, 'withdrawnToken');
