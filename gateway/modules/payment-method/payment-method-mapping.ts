import {
  CardBrand,
  type CardVaultCredentials,
  CardVaultProtocol,
  type PaymentMethod,
} from '../../generated/graph';
import type { Environment } from '../../kernel/environment';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { nodeIdOf } from '../node/node-id';

/** PM-16; a brand that is not listed stays usable. */
const cardBrand = enumReader(CardBrand);

export const paymentMethodOf = (wire: Wire<'PaymentMethod'>): PaymentMethod => ({
  id: wire.id,
  nodeId: nodeIdOf('PaymentMethod', wire.id),
  lastFour: wire.last4,
  brand: cardBrand(wire.cardType),
  rawBrand: wire.cardType,
  accountReferenceId: wire.accountReferenceId ?? null,
  expiresOn: `${wire.expiryYear}-${String(wire.expiryMonth).padStart(2, '0')}`,
});

const VAULT_PROTOCOLS = { platform: CardVaultProtocol.PLATFORM, spreedly: CardVaultProtocol.SPREEDLY };

/** The vault's address may be a path on the platform; browsers need an absolute URL. */
export const vaultCredentialsOf = (
  { url, environmentKey, expiresAt }: Wire<'VaultCredentials'>,
  { cardVault, platformUrl }: Pick<Environment, 'cardVault' | 'platformUrl'>,
): CardVaultCredentials => ({
  protocol: VAULT_PROTOCOLS[cardVault],
  url: new URL(url, platformUrl).href,
  environmentKey,
  expiresAt,
});
