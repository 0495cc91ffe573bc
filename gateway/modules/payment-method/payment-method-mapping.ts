import { CardBrand, type CardVaultCredentials, type PaymentMethod } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';

/** PM-16; a brand that is not listed stays usable. */
const cardBrand = enumReader(CardBrand);

export const paymentMethodOf = (wire: Wire<'PaymentMethod'>): PaymentMethod => ({
  id: wire.id,
  lastFour: wire.last4,
  brand: cardBrand(wire.cardType),
  rawBrand: wire.cardType,
  accountReferenceId: wire.accountReferenceId ?? null,
  expiresOn: `${wire.expiryYear}-${String(wire.expiryMonth).padStart(2, '0')}`,
});

/** The vault's address may be a path on the platform; browsers need an absolute URL. */
export const vaultCredentialsOf = (
  { url, environmentKey, expiresAt }: Wire<'VaultCredentials'>,
  platformUrl: string,
): CardVaultCredentials => ({ url: new URL(url, platformUrl).href, environmentKey, expiresAt });
