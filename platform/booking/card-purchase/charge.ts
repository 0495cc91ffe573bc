/**
 * The charge of a purchase, and its refund. Requests to the vault have keys of the purchase, so a repeated request returns the first
 * response.
 */
import type { Vault, VaultAnswer } from '../../payment/vault/vault-operations';
import type { CardPart } from '../purchase/booking-payment';

interface Purchase {
  readonly id: string;
  readonly card: CardPart;
  readonly currency: string;
}

/** An authorization whose capture is declined is voided. */
export async function charge(vault: Vault, { id, card, currency }: Purchase): Promise<VaultAnswer> {
  const { vaultToken, amountMinor } = card;
  const authorized = await vault.authorize({
    idempotencyKey: `${id}:authorize`,
    cardToken: vaultToken,
    amountMinor,
    currency,
  });
  if (!authorized.approved) return authorized;
  const { authorizationId } = authorized;
  const captured = await vault.capture({ idempotencyKey: `${id}:capture`, authorizationId, amountMinor });
  if (!captured.approved) await vault.void({ idempotencyKey: `${id}:void`, authorizationId });
  return captured;
}

export async function refundCharge(
  vault: Vault,
  { id, card, authorization_id }: Purchase & { readonly authorization_id: string | null },
): Promise<void> {
  if (authorization_id === null) throw new Error(`The purchase ${id} was never charged.`);
  await vault.refund({
    idempotencyKey: `${id}:refund`,
    authorizationId: authorization_id,
    amountMinor: card.amountMinor,
  });
}
