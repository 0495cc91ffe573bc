import type { Handlers } from '../../http/operations';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';
import { cardProblems } from './card-check';
import { storeCard } from './vault-cards';
import { isValidEnvironmentKey, issueEnvironmentKey, vaultSecret } from './vault-secret';

export const vaultHandlers = ({
  database,
  clock,
}: Services): Pick<Handlers, 'getVaultCredentials' | 'tokenizeCard'> => ({
  getVaultCredentials: async () => {
    const { environmentKey, expiresAt } = issueEnvironmentKey(await vaultSecret(database), clock.now());
    return { environmentKey, url: '/vault/v1/payment_methods', expiresAt: expiresAt.toISOString() };
  },

  tokenizeCard: async ({ body: { environmentKey, card } }) => {
    if (!isValidEnvironmentKey(await vaultSecret(database), environmentKey, clock.now())) {
      throw new Refusal(40101, 'The environment key is wrong or has expired.');
    }
    const problems = cardProblems(card, clock.now());
    if (problems.length > 0) throw new Refusal(42202, undefined, { errors: problems });
    const { token, last4, brand } = await storeCard(database, clock.now(), card);
    return { token, last4, cardType: brand };
  },
});
