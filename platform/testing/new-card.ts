import type { components } from '#schema/platform.openapi.ts';
import type { TestCaller } from './test-platform';

/** Sends a card to the vault, then to the platform to verify and save, as the portal does. */
export async function addCard(
  traveler: TestCaller,
  number: string,
  { accountId = 'acct_helen_summit', isVCN = false } = {},
): Promise<components['schemas']['PaymentVerification']['value']> {
  const { environmentKey } = (await traveler.call('getVaultCredentials')).body;
  const { token } = (
    await traveler.call('tokenizeCard', {
      environmentKey,
      card: {
        number,
        verificationValue: '123',
        month: 12,
        year: 2030,
        fullName: 'Helen Ortiz',
        zip: '04841',
        country: 'US',
      },
    })
  ).body;
  const { body } = await traveler.call('verifyPaymentMethod', { payload: { token }, accountId, isVCN });
  return body.value;
}
