import { createRandom } from '#platform/catalogue/random.ts';
import { RequestBudget, RequestBudgets, type RequestOutcome } from './request-budget';

const withdrawn = (budget: RequestBudget, times: number): number =>
  Array.from({ length: times }, () => budget.withdraw()).filter(Boolean).length;

test('at most ten repeats are saved up, and each response earns one more', () => {
  const budget = new RequestBudget();
  for (let answer = 0; answer < 100; answer += 1) budget.record(false);
  expect(withdrawn(budget, 20)).toBe(10);
  budget.record(true);
  expect(budget.withdraw()).toBe(false);
  budget.record(false);
  expect(withdrawn(budget, 2)).toBe(1);
});

test('when nothing is answered, only the first reads are repeated, until there is a response', () => {
  const budget = new RequestBudget();
  const repeatsOfRead = () => {
    budget.record(true);
    let repeats = 0;
    while (repeats < 4 && budget.withdraw()) {
      budget.record(true);
      repeats += 1;
    }
    return repeats;
  };
  expect([1, 2, 3].map(repeatsOfRead)).toEqual([4, 1, 0]);
  budget.record(false);
  expect(repeatsOfRead()).toBe(4);
});

test('in a storm there are no repeats, and they return after 16 responses in a row', () => {
  const budget = new RequestBudget();
  for (let failure = 0; failure < 81; failure += 1) budget.record(true);
  expect(budget.isStorm).toBe(true);
  expect(budget.withdraw()).toBe(false);
  for (let answer = 0; answer < 15; answer += 1) budget.record(false);
  expect(budget.isStorm).toBe(true);
  budget.record(false);
  expect(budget.isStorm).toBe(false);
  expect(budget.withdraw()).toBe(true);
});

/** Reads one after the other, each repeated up to four times. */
function reads(
  faults: number,
  count: number,
  seed: string,
  budget = new RequestBudget(),
): { share: number; ratio: number } {
  const random = createRandom(seed);
  let requests = 0;
  const request = () => {
    requests += 1;
    const isFailure = random.chance(faults);
    budget.record(isFailure);
    return !isFailure;
  };
  let answered = 0;
  for (let read = 0; read < count; read += 1) {
    let isAnswered = request();
    for (let repeat = 0; repeat < 4 && !isAnswered && budget.withdraw(); repeat += 1) isAnswered = request();
    answered += Number(isAnswered);
  }
  return { share: answered / count, ratio: requests / count };
}

const seeds = ['a', 'b', 'c', 'd', 'e'];

test.each([0.05, 0.1, 0.2, 0.3])('with faults of %d at least 99 % of the reads are answered', (faults) => {
  for (const seed of seeds) expect(reads(faults, 2_000, seed).share).toBeGreaterThanOrEqual(0.99);
});

test('soon after an outage, too, when a few requests in a row have been answered', () => {
  for (const seed of seeds) {
    const budget = new RequestBudget();
    for (let failure = 0; failure < 1_000; failure += 1) budget.record(true);
    for (let answer = 0; answer < 16; answer += 1) budget.record(false);
    expect(reads(0.3, 500, seed, budget).share).toBeGreaterThanOrEqual(0.99);
  }
});

test.each([0.5, 0.6, 0.8, 0.95, 1])(
  'with failures of %d there are at most a tenth more requests',
  (faults) => {
    for (const seed of seeds) expect(reads(faults, 1_000, seed).ratio).toBeLessThanOrEqual(1.1);
  },
);

test('a rate-limited caller neither ends repeats after faults nor uses them up', () => {
  const budgets = new RequestBudgets();
  for (let refusal = 0; refusal < 500; refusal += 1) {
    budgets.record('limited');
    budgets.after('limited').withdraw();
  }
  expect(budgets.after('limited').isStorm).toBe(true);
  expect(budgets.after('failed').isStorm).toBe(false);
  expect(withdrawn(budgets.after('failed'), 20)).toBe(10);
});

test('in a storm nothing is repeated after 429 either', () => {
  const budgets = new RequestBudgets();
  for (let failure = 0; failure < 500; failure += 1) budgets.record('failed');
  expect(budgets.after('failed').isStorm).toBe(true);
  expect(withdrawn(budgets.after('limited'), 20)).toBe(0);
});

/** Requests per read, on a platform that limits and fails at random. */
function ratioOfMixed(limited: number, failed: number, seed: string): number {
  const random = createRandom(seed);
  const budgets = new RequestBudgets();
  const reads = 5_000;
  let requests = 0;
  const request = (): RequestOutcome => {
    requests += 1;
    const roll = random.next();
    const outcome = roll < limited ? 'limited' : roll < limited + failed ? 'failed' : 'answered';
    budgets.record(outcome);
    return outcome;
  };
  for (let read = 0; read < reads; read += 1) {
    let outcome = request();
    for (
      let repeat = 0;
      repeat < 4 && outcome !== 'answered' && budgets.after(outcome).withdraw();
      repeat += 1
    )
      outcome = request();
  }
  return requests / reads;
}

test.each([
  [0.1, 0.1],
  [0.15, 0.15],
  [0.2, 0.2],
  [0.25, 0.25],
  [0.28, 0.28],
  [0.3, 0.1],
  [0.1, 0.3],
  [0.35, 0.35],
  [0.6, 0.25],
  [0.25, 0.6],
])('429 of %d mixed with faults of %d make at most 1.67 requests for each read', (limited, failed) => {
  for (const seed of seeds) expect(ratioOfMixed(limited, failed, seed)).toBeLessThanOrEqual(1.67);
});

test('a response earns a repeat of either kind', () => {
  const budgets = new RequestBudgets();
  const kinds = ['limited', 'failed'] as const;
  for (const kind of kinds) withdrawn(budgets.after(kind), 20);
  budgets.record('answered');
  expect(kinds.map((kind) => withdrawn(budgets.after(kind), 20))).toEqual([1, 1]);
});
