/**
 * The brand that travelers read and the number that they call (TN-02, TN-05): settings of the operator. The two of the
 * demonstration are used where none is set; their issuer and numbers are fictional (555-01xx is reserved for that).
 */
import type { TenantId } from './tenants';

export interface Brand {
  readonly brandName: string;
  readonly supportPhone: string;
}

export const DEMONSTRATION_BRANDS: Readonly<Record<TenantId, Brand>> = {
  consumer: { brandName: 'Larkfield Travel', supportPhone: '1-800-555-0142' },
  corporate: { brandName: 'Larkfield Business Travel', supportPhone: '1-800-555-0177' },
};
