/**
 * The brand that travelers read, the number that they call, and when it is answered (TN-02, TN-05): settings of the operator.
 * Those of the demonstration are used where none is set; their issuer and numbers are fictional (555-01xx is reserved for that).
 */
import type { TenantId } from './tenants';

export interface Brand {
  readonly brandName: string;
  readonly supportPhone: string;
  /** When the number is answered, as words that follow a verb ('day and night'); null where the operator does not say. */
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
