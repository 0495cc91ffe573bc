import { failureCodeAmong, MUTATION_FAILURES } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { PaymentMethod, ResolversTypes, VerifyPaymentMethodInput } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import {
  deletePaymentMethod,
  getPaymentMethod,
  getVaultCredentials,
  listPaymentMethods,
  verifyPaymentMethod,
} from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import { failed } from '../failure/failure-mapping';
import { idErrors } from '../failure/input-errors';
import { paymentMethodOf, vaultCredentialsOf } from './payment-method-mapping';

/** The saved or removed card; the list of cards is read only if selected, and may fail separately. */
export interface PaymentMethodVerifiedModel {
  readonly paymentMethod: PaymentMethod;
}
export interface PaymentMethodDeletedModel {
  readonly id: string;
}

type VerifyResult = Awaited<ResolversTypes['VerifyPaymentMethodResult']>;
type DeleteResult = Awaited<ResolversTypes['DeletePaymentMethodResult']>;

export async function paymentMethods({ platform }: GatewayContext): Promise<PaymentMethod[]> {
  const { value } = await listPaymentMethods(platform, {});
  return value.map(paymentMethodOf);
}

/** PM-07: one saved card. */
export async function paymentMethod(id: string, { platform }: GatewayContext): Promise<PaymentMethod> {
  if (!isIdentifier(id)) throw requestError('NOT_FOUND', 'There is no such card.');
  const { value } = await getPaymentMethod(platform, { body: { paymentId: id } });
  return paymentMethodOf(value);
}

export const cardVaultCredentials = async ({ platform, environment }: GatewayContext) =>
  vaultCredentialsOf(await getVaultCredentials(platform, {}), environment);

/** PM-04: Success returns the card; every other verdict is a refusal with its code. */
export async function verify(
  input: VerifyPaymentMethodInput,
  context: GatewayContext,
): Promise<VerifyResult> {
  const inputErrors = idErrors(input, 'vaultToken', 'accountReferenceId');
  if (inputErrors.length > 0) {
    return {
      __typename: 'PaymentMethodRefused',
      ...failed('INVALID_REQUEST', 'PAYMENT_VERIFICATION', context),
      inputErrors,
    };
  }
  const { vaultToken, accountReferenceId, isVirtualCardNumber } = input;
  const { value } = await verifyPaymentMethod(context.platform, {
    body: {
      payload: { token: vaultToken },
      accountId: accountReferenceId,
      isVCN: isVirtualCardNumber ?? false,
    },
  });
  const verdict = value.PaymentVerifyResult;
  if (verdict === 'Success' && value.payment) {
    return { __typename: 'PaymentMethodVerified', paymentMethod: paymentMethodOf(value.payment) };
  }
  const { PaymentMethodRefused: codes } = MUTATION_FAILURES.verifyPaymentMethod;
  const code = verdict === 'Success' ? 'GENERIC_ERROR' : failureCodeAmong(codes, verdict);
  return {
    __typename: 'PaymentMethodRefused',
    ...failed(code, 'PAYMENT_VERIFICATION', context, {
      rawCode: verdict,
      detail: value.errors?.[0]?.message,
    }),
  };
}

/** PM-05, PM-06: deleting a card that is already deleted, or is another user's, is refused. */
export async function deleteCard(id: string, context: GatewayContext): Promise<DeleteResult> {
  if (!isIdentifier(id)) return noSuchCard(context);
  try {
    await deletePaymentMethod(context.platform, { body: { paymentId: id } });
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'notFound') throw error;
    return noSuchCard(context);
  }
  return { __typename: 'PaymentMethodDeleted', id };
}

const noSuchCard = (context: GatewayContext): DeleteResult => ({
  __typename: 'PaymentMethodRefused',
  ...failed('USER_CARD_NOT_FOUND', 'ADD_CARD', context, { rawCode: 'UserCardNotFound' }),
});
