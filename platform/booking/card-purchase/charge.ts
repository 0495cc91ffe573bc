/**
 * The charge of a purchase, and its refund. Requests to the vault have keys of the purchase, so a repeated request returns the first
 * response.
 */
import type { CardDecline } from '../../payment/vault/test-cards';
import type { Vault } from '../../payment/vault/vault-operations';
import { type StepDetail, StepRefusal } from '../durable-worker';
import type { CardPart } from '../purchase/booking-payment';

interface Purchase {
  readonly id: string;
  readonly card: CardPart;
  readonly currency: string;
}

/** An authorization whose capture is declined is voided. */
export async function charge(
  vault: Vault,
  { id, card: { vaultToken, amountMinor }, currency }: Purchase,
  errorOf: (decline: CardDecline) => StepRefusal['errors'][number],
): Promise<{ authorizationId: string }> {
  const authorized = await vault.authorize({
    idempotencyKey: `${id}:authorize`,
    cardToken: vaultToken,
    amountMinor,
    currency,
  });
  if (!authorized.approved) throw new StepRefusal([errorOf(authorized.decline)]);
  const { authorizationId } = authorized;
  const captured = await vault.capture({ idempotencyKey: `${id}:capture`, authorizationId, amountMinor });
  if (!captured.approved) {
    await vault.void({ idempotencyKey: `${id}:void`, authorizationId });
    throw new StepRefusal([errorOf(captured.decline)]);
  }
  return { authorizationId };
}

export async function refundCharge(
  vault: Vault,
  { id, card, authorization_id }: Purchase & { readonly authorization_id: string | null },
): Promise<StepDetail> {
  if (authorization_id === null) throw new Error(`The purchase ${id} was never charged.`);
  await vault.refund({
    idempotencyKey: `${id}:refund`,
    authorizationId: authorization_id,
    amountMinor: card.amountMinor,
  });
  return {};
}
