import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { FAILURE, useResolvers } from './testing/resolvers-kit';
import { ok, refused } from './testing/platform-mock';

const kit = useResolvers();

test('[PM-01] [PM-16] cards come from PUT /api/v0/paymentMethods/list; a card of an unknown brand stays usable', async () => {
  kit.platform.on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')));
  const { data } = await kit.run(
    gql`{ paymentMethods { id lastFour brand rawBrand accountReferenceId expiresOn } }`,
  );
  expect(data).toEqual({
    paymentMethods: [
      {
        id: 'card-visa',
        lastFour: '4242',
        brand: 'VISA',
        rawBrand: 'visa',
        accountReferenceId: 'acct-summit',
        expiresOn: '2029-04',
      },
      {
        id: 'card-union',
        lastFour: '8210',
        brand: 'UNKNOWN',
        rawBrand: 'unionpay',
        accountReferenceId: null,
        expiresOn: '2028-11',
      },
    ],
  });
  expect(kit.platform.sent).toEqual([
    expect.objectContaining({ method: 'PUT', path: '/api/v0/paymentMethods/list', body: undefined }),
  ]);
});

test.each([
  ['visa', 'VISA'],
  ['master', 'MASTER'],
  ['american_express', 'AMERICAN_EXPRESS'],
  ['diners_club', 'DINERS_CLUB'],
  ['discover', 'DISCOVER'],
  ['jcb', 'JCB'],
  ['dankort', 'DANKORT'],
  ['maestro', 'MAESTRO'],
])('[PM-16] the brand %s is %s', async (cardType, brand) => {
  const answer = fixture<'PaymentMethodList'>('payment-methods/list-payment-methods.two-cards');
  answer.value = [{ ...answer.value[0]!, cardType: cardType as 'visa' }];
  kit.platform.on('listPaymentMethods', ok(answer));
  const { data } = await kit.run(gql`{ paymentMethods { brand } }`);
  expect(data).toEqual({ paymentMethods: [{ brand }] });
});

test('[PM-07] one card comes from POST /api/v0/paymentMethods/get', async () => {
  kit.platform.on('getPaymentMethod', ok(fixture('payment-methods/get-payment-method.card')));
  const { data } = await kit.run(gql`{ paymentMethod(id: "card-visa") { id lastFour brand expiresOn } }`);
  expect(data).toEqual({
    paymentMethod: { id: 'card-visa', lastFour: '4242', brand: 'VISA', expiresOn: '2029-04' },
  });
  expect(kit.platform.sent).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/api/v0/paymentMethods/get',
      body: { paymentId: 'card-visa' },
    }),
  ]);
});

test("[PM-07] another user's card is not found", async () => {
  kit.platform.on('getPaymentMethod', refused(404, 40401));
  const { errors } = await kit.run(gql`{ paymentMethod(id: "card-of-somebody-else") { id } }`);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a malformed id is that of no card, and is not sent', async () => {
  const { errors } = await kit.run(gql`{ paymentMethod(id: "") { id } }`);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { data } = await kit.run(
    gql`mutation { deletePaymentMethod(input: { id: "a b" }) { ... on PaymentMethodRefused { code } } }`,
  );
  expect(data).toEqual({ deletePaymentMethod: { code: 'USER_CARD_NOT_FOUND' } });
  expect(kit.platform.sent).toEqual([]);
});

test('[PM-08] the vault has its full address, and the key is nowhere else', async () => {
  kit.platform.on('getVaultCredentials', ok(fixture('payment-methods/get-vault-credentials.key')));
  const { data, extensions } = await kit.run(
    gql`{ cardVaultCredentials { protocol url environmentKey expiresAt } }`,
  );
  expect(data).toEqual({
    cardVaultCredentials: {
      protocol: 'PLATFORM',
      url: 'http://platform.test/vault/v1/payment_methods',
      environmentKey: 'vault-key-1',
      expiresAt: '2026-05-01T16:05:00.000Z',
    },
  });
  expect(kit.platform.sent[0]).toMatchObject({ method: 'GET', path: '/api/v0/payments/spreedlyCredentials' });
  expect(JSON.stringify(extensions)).not.toContain('vault-key-1');
});

describe('verifyPaymentMethod', () => {
  const VERIFY = gql`mutation ($input: VerifyPaymentMethodInput!) { verifyPaymentMethod(input: $input) {
    __typename ... on PaymentMethodVerified { paymentMethod { id lastFour } paymentMethods { id } } ... on PaymentMethodRefused { ${FAILURE} } } }`;
  const input = { vaultToken: 'vault-token-1', accountReferenceId: 'acct-summit' };
  interface Verified {
    verifyPaymentMethod: Record<string, unknown>;
  }

  test.each([
    [undefined, false],
    [true, true],
  ])(
    '[PM-02] [PM-04] [PM-12] Success returns card and list (virtual: %s)',
    async (isVirtualCardNumber, isVCN) => {
      kit.platform
        .on('verifyPaymentMethod', ok(fixture('payment-methods/verify-payment-method.success')))
        .on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')));
      const { data } = await kit.run(VERIFY, { input: { ...input, isVirtualCardNumber } });
      expect(data).toEqual({
        verifyPaymentMethod: {
          __typename: 'PaymentMethodVerified',
          paymentMethod: { id: 'card-visa', lastFour: '4242' },
          paymentMethods: [{ id: 'card-visa' }, { id: 'card-union' }],
        },
      });
      expect(kit.platform.requests('verifyPaymentMethod')).toEqual([
        expect.objectContaining({
          method: 'POST',
          path: '/api/v0/paymentMethods/verify',
          body: { payload: { token: 'vault-token-1' }, accountId: 'acct-summit', isVCN },
        }),
      ]);
    },
  );

  test.each([
    ['vaultToken', '', 'REQUIRED'],
    ['vaultToken', 'a b', 'NOT_FOUND'],
    ['accountReferenceId', '', 'REQUIRED'],
  ])('a %s of %j is refused at its field', async (name, value, code) => {
    const { data } = await kit.run<Verified>(
      gql`mutation ($input: VerifyPaymentMethodInput!) { verifyPaymentMethod(input: $input) {
        ... on PaymentMethodRefused { code inputErrors { path code } }
      } }`,
      { input: { ...input, [name]: value } },
    );
    expect(data.verifyPaymentMethod).toEqual({
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', name], code }],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test('[PM-04] a saved card is reported as saved, even if the list cannot be read afterwards', async () => {
    kit.platform
      .on('verifyPaymentMethod', ok(fixture('payment-methods/verify-payment-method.success')))
      .on('listPaymentMethods', refused(503, 50301));
    const { data, errors } = await kit.run(VERIFY, { input });
    expect(data).toEqual({
      verifyPaymentMethod: {
        __typename: 'PaymentMethodVerified',
        paymentMethod: { id: 'card-visa', lastFour: '4242' },
        paymentMethods: null,
      },
    });
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['verifyPaymentMethod', 'paymentMethods'], 'PLATFORM_UNAVAILABLE'],
    ]);
  });

  test('[PM-03] [PM-04] [ER-09] a declined card is a refusal, and no list is read', async () => {
    kit.platform.on('verifyPaymentMethod', ok(fixture('payment-methods/verify-payment-method.declined')));
    const { data } = await kit.run<Verified>(VERIFY, { input });
    expect(data.verifyPaymentMethod).toEqual({
      __typename: 'PaymentMethodRefused',
      code: 'CARD_DECLINED',
      rawCode: 'CardDeclined',
      title: 'Error Adding Payment Method',
      text: 'We were unable to add your payment method. Please ensure all of your information is correct and try again.',
      buttons: [{ label: 'Edit Payment Information', action: 'EDIT_PAYMENT' }],
      icon: 'UNABLE_TO_PROCESS',
      trackingTag: 'PAYMENT_VERIFICATION_FAILED',
    });
    expect(kit.platform.sent).toHaveLength(1);
  });

  test.each([
    ['UnknownCard', 'UNKNOWN_CARD', 'Error Adding Payment Method'],
    ['ExcessiveUserActivity', 'EXCESSIVE_USER_ACTIVITY', 'Error Adding Payment Method'],
    ['GenericError', 'GENERIC_ERROR', 'Error Adding Payment Method'],
    ['InvalidCVV', 'INVALID_CVV', 'CVV Error'],
    ['InvalidAddress', 'INVALID_ADDRESS', 'Address Verification Error'],
    ['MoonPhase', 'UNKNOWN', 'Error Adding Payment Method'],
    ['Success', 'GENERIC_ERROR', 'Error Adding Payment Method'],
  ])(
    '[PM-03] [ER-07] [ER-08] [ER-11] [SE-15] the verdict %s without a card is %s',
    async (verdict, code, title) => {
      kit.platform.on('verifyPaymentMethod', ok({ value: { PaymentVerifyResult: verdict } }));
      const { data } = await kit.run<Verified>(VERIFY, { input });
      expect(data.verifyPaymentMethod).toMatchObject({
        __typename: 'PaymentMethodRefused',
        code,
        rawCode: verdict,
        title,
      });
    },
  );
});

describe('deletePaymentMethod', () => {
  const DELETE = gql`mutation { deletePaymentMethod(input: { id: "card-visa" }) {
    __typename ... on PaymentMethodDeleted { id paymentMethods { id } } ... on PaymentMethodRefused { code } } }`;

  test('[PM-05] [PM-06] posts the card and reads the list again', async () => {
    kit.platform
      .on('deletePaymentMethod', ok(fixture('payment-methods/delete-payment-method.deleted')))
      .on('listPaymentMethods', ok({ value: [] }));
    const { data } = await kit.run(DELETE);
    expect(data).toEqual({
      deletePaymentMethod: { __typename: 'PaymentMethodDeleted', id: 'card-visa', paymentMethods: [] },
    });
    expect(kit.platform.sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/v0/paymentMethods/delete',
      body: { paymentId: 'card-visa' },
    });
  });

  test('[PM-06] a deleted card is reported as deleted, even if the list cannot be read afterwards', async () => {
    kit.platform
      .on('deletePaymentMethod', ok(fixture('payment-methods/delete-payment-method.deleted')))
      .on('listPaymentMethods', refused(503, 50301));
    const { data, errors } = await kit.run(DELETE);
    expect(data).toEqual({
      deletePaymentMethod: { __typename: 'PaymentMethodDeleted', id: 'card-visa', paymentMethods: null },
    });
    expect(errors?.[0]?.extensions.code).toBe('PLATFORM_UNAVAILABLE');
  });

  test('[PM-06] of a deleted card is refused', async () => {
    kit.platform.on('deletePaymentMethod', refused(404, 40401));
    const { data } = await kit.run(DELETE);
    expect(data).toEqual({
      deletePaymentMethod: { __typename: 'PaymentMethodRefused', code: 'USER_CARD_NOT_FOUND' },
    });
  });
});
