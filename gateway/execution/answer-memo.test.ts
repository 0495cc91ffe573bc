import { AnswerMemo, type MemoContext } from './answer-memo';
import { RecordedInputs } from './recorded-inputs';

const contextOf = (fingerprint: string) =>
  ({ fingerprint, clock: { now: () => new Date(0) } }) as unknown as MemoContext;

test('responses of many users to one request count with all of their bytes', async () => {
  const memo = new AnswerMemo(6_000);
  const inputs = new RecordedInputs();
  inputs.isOfOneUser = true;
  const keep = (key: string, user: string) => memo.keep(key, inputs, user, Buffer.alloc(1_000));
  for (const user of ['a', 'b', 'c']) keep('first', user);
  expect(await memo.find('first', contextOf('a'))).toHaveLength(1_000);
  // A response takes 1,500 bytes with its overhead.
  for (const user of ['a', 'b']) keep('second', user);
  expect(await memo.find('first', contextOf('a'))).toBeUndefined();
  expect(await memo.find('second', contextOf('a'))).toHaveLength(1_000);
});
