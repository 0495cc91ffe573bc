import { AnswerMemo, type MemoContext } from './answer-memo';
import { RecordedInputs } from './recorded-inputs';

const contextOf = (fingerprint: string) =>
  ({ fingerprint, clock: { now: () => new Date(0) } }) as unknown as MemoContext;

test('responses of many users to one request count with all of their bytes', async () => {
  const memo = new AnswerMemo(5_000);
  const inputs = new RecordedInputs();
  inputs.isOfOneUser = true;
  const keep = (user: string) => memo.keep('key', inputs, user, Buffer.alloc(1_000));
  keep('0');
  keep('1');
  expect(await memo.find('key', contextOf('0'))).toHaveLength(1_000);
  for (let user = 2; user < 10; user += 1) keep(String(user));
  expect(await memo.find('key', contextOf('0'))).toBeUndefined();
});
