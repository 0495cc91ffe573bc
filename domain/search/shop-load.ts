/** The shop call of the listing page: its request and its outcome (LQ-09, LQ-10, LQ-12, LQ-13). */
import type { CallState } from '../call-states';

/** LQ-09: thrown by a load without a request; a defect, never shown. */
class ShopRequestMissing extends Error {
  constructor() {
    super('Shop Request Id must be present');
    this.name = 'ShopRequestMissing';
  }
}

/** LQ-09: the id of the listing to request. */
export function requireShopRequestId(listingId: string | null | undefined): string {
  if (!listingId) throw new ShopRequestMissing();
  return listingId;
}

/** LQ-13: the states of any call; in addition, a failure that the traveler has acknowledged is not shown again. */
export type ShopCallState = CallState | 'FailureAcknowledged';

/** LQ-13: no home is available, or any other error. */
export type ShopError = 'NO_AVAILABILITY' | 'UNKNOWN';

export interface ShopState {
  readonly call: ShopCallState;
  /** Null unless the call has failed. */
  readonly error: ShopError | null;
  /** Whether a quote that differs from the price of the shop call has to be accepted (PD-09). */
  readonly notifyIfPriceDiffers: boolean;
}

export const NOT_SHOPPED: ShopState = { call: 'NotCalled', error: null, notifyIfPriceDiffers: true };

export type ShopAnswer =
  | 'PENDING'
  | { readonly hasListing: boolean }
  /** The call failed; with the code of the platform where it gave one. */
  | { readonly failureCode: string | null };

/** LQ-10: a response without a listing, and any exception, is an unknown failure. */
export function shopState(answer: ShopAnswer, isAcknowledged: boolean): ShopState {
  if (answer === 'PENDING') return { ...NOT_SHOPPED, call: 'InProcess' };
  if ('hasListing' in answer && answer.hasListing) return { ...NOT_SHOPPED, call: 'Success' };
  const isNoAvailability = 'failureCode' in answer && answer.failureCode === 'NoAvailability';
  return {
    ...NOT_SHOPPED,
    call: isAcknowledged ? 'FailureAcknowledged' : 'Failed',
    error: isNoAvailability ? 'NO_AVAILABILITY' : 'UNKNOWN',
  };
}

/** LQ-12: until then the skeleton is shown. */
export const areDetailsFetched = ({ call }: ShopState): boolean => call === 'Success' || call === 'Failed';
