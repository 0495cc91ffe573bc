import { createQuoteAsks } from './quote-asks';

/** A call that a test answers. */
function pendingCall() {
  let answer: () => void = () => undefined;
  const call = new Promise<void>((resolve) => (answer = resolve));
  return { ask: jest.fn(() => call), answer };
}

test('polls of a quote share the call that runs, and the next one calls again', async () => {
  const asks = createQuoteAsks();
  const { ask, answer } = pendingCall();
  const polls = [asks.answered('quote', ask), asks.answered('quote', ask), asks.answered('other', ask)];
  expect(ask).toHaveBeenCalledTimes(2);
  answer();
  await Promise.all(polls);
  await asks.answered('quote', ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a poll ends before a supplier that takes longer, whose answer a later poll finds', async () => {
  const asks = createQuoteAsks();
  const { ask, answer } = pendingCall();
  await asks.answered('quote', ask);
  const later = asks.answered('quote', ask);
  answer();
  await later;
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a fault ends the poll with its error, and the next poll calls again', async () => {
  const asks = createQuoteAsks();
  const ask = jest
    .fn()
    .mockRejectedValueOnce(new Error('The supplier failed'))
    .mockResolvedValueOnce(undefined);
  await expect(asks.answered('quote', ask)).rejects.toThrow('The supplier failed');
  await asks.answered('quote', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a supplier that limits calls is not called again before the limit has ended', async () => {
  const asks = createQuoteAsks();
  let limitedUntil = 0;
  const calls: number[] = [];
  const ask = () => {
    calls.push(Date.now());
    if (limitedUntil > 0) return Promise.resolve();
    limitedUntil = Date.now() + 300;
    return Promise.reject(Object.assign(new Error('limited'), { retryAfterMs: 310 }));
  };
  await Promise.all([asks.answered('quote', ask), asks.answered('quote', ask)]);
  await asks.answered('quote', ask);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toBeGreaterThanOrEqual(limitedUntil);
});
