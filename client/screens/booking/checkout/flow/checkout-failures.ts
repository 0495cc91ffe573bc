/** Messages of the checkout: those of the graph unchanged, its own, and one for calls that did not get through. */
import { joinFailureReasons } from '#domain/failures/failure-codes.ts';
import {
  type Failure,
  failureMessage,
  type FailureStage,
  trackingTagOf,
} from '#domain/failures/failure-messages.ts';
import type { MessageFacts } from '#domain/failures/messages.ts';
import { formatStayDate } from '#domain/stay/stay-dates.ts';
import type { Message } from '#client/components/message-dialog/message-dialog.tsx';
import { noAnswer } from '#client/app/failures/no-answer.ts';
import type { CheckoutAction, CheckoutFailure, RetriedCall, TrackedFailure } from './checkout-state';
import type { SchedulePriceQuoteMutation } from './quote/quote.generated';
import type { UnavailableReasons } from './trip/trip-facts';

/** A failure from the graph, with the message to show. */
type GraphFailure = Omit<
  Extract<SchedulePriceQuoteMutation['schedulePriceQuote'], { __typename: 'PriceQuoteRefused' }>,
  '__typename'
>;

/** The message of the first error; the reasons of all of them are tracked. */
export const refusedBy = (first: GraphFailure, all: readonly GraphFailure[] = [first]): CheckoutFailure => {
  const { code, title, text, buttons, icon, trackingTag } = first;
  return {
    code,
    message: { title, text, buttons, icon },
    tracked: trackingTag && {
      kind: trackingTag.toLowerCase(),
      reasons: joinFailureReasons(all.map(({ code, rawCode }) => rawCode ?? code)),
    },
    retry: null,
  };
};

/** A failure that the checkout has detected itself. */
export const failedBy = (failure: Failure, facts: MessageFacts): CheckoutFailure => ({
  code: failure.code,
  message: failureMessage(failure, facts),
  tracked: tracked(failure.stage, failure.code),
  retry: null,
});

/** PQ-09: a failure without a known reason shows the message of its stage, or else the default one. */
export const unhandled = (stage: FailureStage, supportPhone: string): CheckoutFailure =>
  failedBy({ code: 'UNKNOWN', stage }, { supportPhone });

function tracked(stage: FailureStage, reasons: string): TrackedFailure | null {
  const kind = trackingTagOf(stage);
  return kind && { kind, reasons };
}

const WHAT_STANDS: Readonly<Record<RetriedCall, string>> = {
  schedulePriceQuote: 'Everything you entered is kept. Try again to fetch the price.',
  pollPriceQuote: 'Everything you entered is kept. Try again to fetch the price.',
  addMainGuest: 'Everything you entered is kept. Try again to save the traveler.',
  scheduleBook: 'Trying again books your stay only once, even if the first attempt got through.',
};

const STAGES: Readonly<Record<RetriedCall, FailureStage>> = {
  schedulePriceQuote: 'SCHEDULE_PRICE_QUOTE',
  pollPriceQuote: 'POLL_PRICE_QUOTE',
  addMainGuest: 'ADD_MAIN_GUEST',
  scheduleBook: 'SCHEDULE_BOOK',
};

/** The platform could not be reached or did not respond: nothing is lost, and the call can be repeated. */
export const lost = (call: RetriedCall): CheckoutFailure => ({
  code: null,
  message: {
    title: noAnswer().title,
    text: WHAT_STANDS[call],
    buttons: [
      { label: 'Try Again', action: 'RETRY' },
      { label: 'Close', action: 'RESET' },
    ],
    icon: 'GENERIC_ERROR',
  } satisfies Message<CheckoutAction>,
  tracked: tracked(STAGES[call], 'no answer'),
  retry: call,
});

/** CA-11: the chosen stay is unavailable; the dates and guests show the reason too. */
export const unavailable = ({
  title,
  subtitle,
}: Pick<UnavailableReasons[number], 'title' | 'subtitle'>): CheckoutFailure => ({
  code: null,
  message: {
    title,
    text: subtitle,
    buttons: [{ label: 'Close', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  tracked: null,
  retry: null,
});

/** LQ-21: the day of the check-in has ended while the checkout was open. */
export const checkInPassed = (from: string): CheckoutFailure =>
  unavailable({
    title: 'The check-in date has passed.',
    subtitle: `A stay can no longer begin on ${formatStayDate(from)}. Change the dates to continue.`,
  });

/** Like `lost`, for data that the traveler sends again from its own form. */
export const unreachable = (): CheckoutFailure => ({
  code: null,
  message: {
    ...noAnswer(),
    buttons: [{ label: 'Close', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  tracked: null,
  retry: null,
});
