/**
 * The brand, its phone number and its opening hours (TN-02, TN-05): settings of the operator. The demo's are the default; their
 * issuer and numbers are fictional (555-01xx is reserved for that).
 */
import type { TenantId } from './tenants';

export interface Brand {
  readonly brandName: string;
  readonly supportPhone: string;
  /** The opening hours, as words that follow a verb ('day and night'); null if the operator does not set them. */
  readonly supportHours: string | null;
}

export const DEMONSTRATION_BRANDS: Readonly<Record<TenantId, Brand>> = {
  consumer: {
    brandName: 'Larkfield Travel',
    supportPhone: '1-800-555-0142',
    supportHours: 'day and night',
  },
  corporate: {
    brandName: 'Larkfield Business Travel',
    supportPhone: '1-800-555-0177',
    supportHours: 'day and night',
  },
};
