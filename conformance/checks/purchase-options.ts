import type { Session } from '../platform';
import type { FoundStay } from './reads';

export interface PurchaseOptions {
  readonly stay: FoundStay;
  readonly cardId: string;
  readonly other: Session | undefined;
  readonly pollIntervalMs: number;
}
