/** Opens the checkout where a walk through it has ended, as a reload does: a walk takes seconds. */
import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import {
  type CheckoutOptions,
  openCheckout,
  type Platform,
  platform,
  toPayment,
  toReview,
} from './checkout-kit';

type Open = (of: Platform, options?: CheckoutOptions) => ReturnType<typeof openCheckout>;

/**
 * Call this in a `describe` block: the walk runs once, before the tests. Returns a function that opens the checkout at its end.
 */
export function startAfter(walk: (of: Platform) => Promise<void>): Open {
  let stored: readonly (readonly [string, string])[] = [];
  beforeAll(async () => {
    sessionStorage.clear();
    const of = platform();
    const { unmount } = await openCheckout(of);
    await walk(of);
    stored = Object.entries(sessionStorage);
    unmount();
  });
  return (of, options) => {
    for (const [key, value] of stored) sessionStorage.setItem(key, value);
    return openCheckout(of, options);
  };
}

/** The same at the payment step, once the price has loaded again, or another text is shown. */
export function startAtPayment(): (
  of: Platform,
  options?: CheckoutOptions,
  until?: string,
) => ReturnType<typeof openCheckout> {
  const open = startAfter(toPayment);
  return async (of, options, until = 'Amount due') => {
    const opened = await open(of, options);
    await screen.findByText(until);
    return opened;
  };
}

/** The same at the review step, once the price has loaded again. */
export function startAtReview(): Open {
  const open = startAfter(toReview);
  return async (of, options) => {
    const opened = await open(of, options);
    await screen.findByText('Amount due:');
    return opened;
  };
}
