/**
 * The state of every asynchronous call of the checkout (BK-23, BK-24).
 * To add a call, add its name.
 */
export type CallState = 'NotCalled' | 'InProcess' | 'Success' | 'Failed';

export const CALLS = [
  'userPassengers',
  'listPaymentMethods',
  'fetchPaymentMethod',
  'verifyPaymentMethod',
  'deletePaymentMethod',
  'schedulePriceQuote',
  'pollPriceQuote',
  'scheduleBook',
  'pollConfirmationDetails',
  'addMainGuest',
  'travelWallet',
  'rewardsAccounts',
] as const;

export type Call = (typeof CALLS)[number];

interface CallRecord {
  readonly state: CallState;
  /** Why it failed; null unless it has. */
  readonly error: string | null;
}

export type CallRecords = Readonly<Record<Call, CallRecord>>;

const NOT_CALLED: CallRecord = { state: 'NotCalled', error: null };

/** BK-24: the state after a reset. */
export const INITIAL_CALLS = Object.fromEntries(CALLS.map((call) => [call, NOT_CALLED])) as CallRecords;

export type CallEvent = { readonly call: Call } & (
  { readonly kind: 'STARTED' | 'SUCCEEDED' } | { readonly kind: 'FAILED'; readonly error: string }
);

export function afterCall(records: CallRecords, event: CallEvent): CallRecords {
  return { ...records, [event.call]: recordOf(event) };
}

function recordOf(event: CallEvent): CallRecord {
  if (event.kind === 'FAILED') return { state: 'Failed', error: event.error };
  return { state: event.kind === 'STARTED' ? 'InProcess' : 'Success', error: null };
}

/** A quote is being requested (BK-16, PR-06). */
export const isPriceCallInProgress = (records: CallRecords): boolean =>
  records.schedulePriceQuote.state === 'InProcess' || records.pollPriceQuote.state === 'InProcess';

/** A booking is being requested or followed (BK-18); until its outcome is known, no other is requested. */
export const isBookingCallInProgress = (records: CallRecords): boolean =>
  records.scheduleBook.state === 'InProcess' || records.pollConfirmationDetails.state === 'InProcess';
