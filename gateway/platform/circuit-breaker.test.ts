import { CircuitBreaker } from './circuit-breaker';

let time = 0;
const breakerThatIsOpen = () => {
  time = 0;
  const breaker = new CircuitBreaker({ threshold: 2, openMs: 1_000 }, () => time);
  breaker.failed();
  breaker.failed();
  return breaker;
};

test('calls are let through until too many in a row have failed, and then refused at once', async () => {
  const breaker = new CircuitBreaker({ threshold: 2, openMs: 1_000 }, () => 0);
  breaker.failed();
  expect(await breaker.admit()).toBe(true);
  breaker.failed();
  expect(await breaker.admit()).toBe(false);
});

test('an answer in between starts the count again', async () => {
  const breaker = new CircuitBreaker({ threshold: 2, openMs: 1_000 }, () => 0);
  breaker.failed();
  breaker.answered();
  breaker.failed();
  expect(await breaker.admit()).toBe(true);
});

test('after the pause one call tries, and those who come meanwhile go through when it is answered', async () => {
  const breaker = breakerThatIsOpen();
  time = 1_000;
  expect(await breaker.admit()).toBe(true);
  const others = Promise.all([breaker.admit(), breaker.admit()]);
  breaker.answered();
  expect(await others).toEqual([true, true]);
});

test('those who wait are refused when the call that tries fails', async () => {
  const breaker = breakerThatIsOpen();
  time = 1_000;
  await breaker.admit();
  const others = Promise.all([breaker.admit(), breaker.admit()]);
  breaker.failed();
  expect(await others).toEqual([false, false]);
});

test('a call that is given up hands the try on to one of those who wait', async () => {
  const breaker = breakerThatIsOpen();
  time = 1_000;
  await breaker.admit();
  const next = breaker.admit();
  breaker.abandoned();
  expect(await next).toBe(true);
});
