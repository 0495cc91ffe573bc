import type { components } from '#schema/platform.openapi.ts';
import type { CardDecline } from '../../payment/vault/test-cards';

type PurchaseError = components['schemas']['PurchaseError'];

export const productError = (code: string): PurchaseError => ({ kind: 'ProductError', code });
export const paymentError = (code: string): PurchaseError => ({ kind: 'PaymentError', code });
export const errorCode = (code: string): PurchaseError => ({ kind: 'ErrorCode', code });

/** Declines that concern the whole purchase rather than the card. */
const ABOUT_THE_PURCHASE: ReadonlySet<CardDecline> = new Set(['FraudAutoReject', 'LikelyFraud']);

export const cardError = (decline: CardDecline): PurchaseError =>
  ABOUT_THE_PURCHASE.has(decline) ? errorCode(decline) : paymentError(decline);
