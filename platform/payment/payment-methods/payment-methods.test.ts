import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { TEST_CARDS, testCardNumber } from '../vault/test-cards';
import { addCard } from '../../testing/new-card';

let platform: TestPlatform;
let helen: TestCaller;

beforeEach(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(() => platform.close());

const listed = async () => (await helen.call('listPaymentMethods')).body.value;
const good = (lastFour: string) => testCardNumber(TEST_CARDS[0], lastFour);

test('[PM-01] the saved cards of the user, newest first', async () => {
  expect((await listed()).map(({ id }) => id)).toEqual([
    'card_helen_virtual',
    'card_helen_cash',
    'card_helen_summit',
  ]);
});

test('[PM-02] [PM-12] a verified card is saved with its account and comes first', async () => {
  const { PaymentVerifyResult, payment } = await addCard(helen, good('1199'), { isVCN: true });
  expect(PaymentVerifyResult).toBe('Success');
  expect(payment).toMatchObject({
    last4: '1199',
    cardType: 'visa',
    expiryMonth: 12,
    expiryYear: 2030,
    accountReferenceId: 'acct_helen_summit',
    isVirtual: true,
  });
  expect((await listed())[0]).toEqual(payment);
});

test('the same card saved twice is one card', async () => {
  await addCard(helen, good('4821'));
  const { payment } = await addCard(helen, good('4821'));
  expect(await listed()).toHaveLength(4);
  expect((await listed())[0]!.id).toBe(payment!.id);
});

test('[PM-03] a refused card is not saved, and the response states the reason', async () => {
  const declined = TEST_CARDS.find((card) => card.at === 'Verify' && card.answer === 'CardDeclined')!;
  expect(await addCard(helen, testCardNumber(declined, '4821'))).toEqual({
    PaymentVerifyResult: 'CardDeclined',
    errors: [{ message: 'The issuer declined the card.' }],
  });
  expect(await listed()).toHaveLength(3);
});

test("[PM-03] another user's account or token is an unknown card", async () => {
  expect(await addCard(helen, good('5583'), { accountId: 'acct_grace_paradise' })).toMatchObject({
    PaymentVerifyResult: 'UnknownCard',
  });
  const { body } = await helen.call('verifyPaymentMethod', {
    payload: { token: 'card_nobody' },
    accountId: 'acct_helen_summit',
    isVCN: false,
  });
  expect(body.value.PaymentVerifyResult).toBe('UnknownCard');
});

test('[PM-10] a good card of another account is an unknown card, and is not saved', async () => {
  expect(await addCard(helen, good('4242'))).toMatchObject({ PaymentVerifyResult: 'UnknownCard' });
  expect(await addCard(helen, good('4821'), { accountId: 'acct_helen_cash' })).toMatchObject({
    PaymentVerifyResult: 'UnknownCard',
  });
  expect(await listed()).toHaveLength(3);
});

test('[PM-11] a test card belongs to any account', async () => {
  const tested = await startTestPlatform({ testCardLastFours: ['4242'] });
  try {
    const { PaymentVerifyResult } = await addCard(await tested.signIn('helen'), good('4242'));
    expect(PaymentVerifyResult).toBe('Success');
  } finally {
    await tested.close();
  }
});

test('[PM-03] the eleventh attempt within an hour is excessive activity, and an hour later it is not', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await addCard(helen, good('4821'))).PaymentVerifyResult).toBe('Success');
  }
  expect((await addCard(helen, good('4821'))).PaymentVerifyResult).toBe('ExcessiveUserActivity');
  platform.clock.advance(3_600_000);
  expect((await addCard(helen, good('4821'))).PaymentVerifyResult).toBe('Success');
});

test('[PM-03] of fourteen simultaneous attempts ten are checked, and the card is saved once', async () => {
  const verdicts = await Promise.all(Array.from({ length: 14 }, () => addCard(helen, good('4821'))));
  const results = verdicts.map(({ PaymentVerifyResult }) => PaymentVerifyResult);
  expect(results.filter((result) => result === 'Success')).toHaveLength(10);
  expect(results.filter((result) => result === 'ExcessiveUserActivity')).toHaveLength(4);
  expect(await listed()).toHaveLength(4);
});

test('[PM-05] [PM-07] a deleted card no longer exists, and a card is visible to one user', async () => {
  const paymentId = 'card_helen_cash';
  const grace = await platform.signIn('grace');
  expect((await grace.refused('getPaymentMethod', { paymentId })).body.code).toBe(40401);
  expect((await grace.refused('deletePaymentMethod', { paymentId })).body.code).toBe(40401);
  expect((await helen.call('getPaymentMethod', { paymentId })).body.value.last4).toBe('7730');
  expect((await helen.call('deletePaymentMethod', { paymentId })).body).toEqual({ paymentId });
  expect((await helen.refused('getPaymentMethod', { paymentId })).body.code).toBe(40401);
  expect((await helen.refused('deletePaymentMethod', { paymentId })).body.code).toBe(40401);
  expect(await listed()).toHaveLength(2);
});
