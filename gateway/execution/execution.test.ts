import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import { gql } from 'graphql-tag';
import type { GatewayContext } from '../context';
import { credentialsOf } from '../kernel/credentials';
import { parseEnvironment } from '../kernel/environment';
import { createExecution, type Execution } from './execution';

/** A schema whose only field returns what its resolver was given. */
function echo() {
  const given: unknown[] = [];
  const execution = createExecution(
    makeExecutableSchema({
      typeDefs: `
        input Stay { from: String! nights: Int = 2 }
        type Query { echo(stay: Stay, style: String = "plain"): String! }
      `,
      resolvers: {
        Query: {
          echo(_: unknown, args: unknown, { clock }: GatewayContext) {
            given.push(args);
            // Such a response is used once, so that the resolver runs each time.
            return `${JSON.stringify(args)} ${clock.now().getTime()}`;
          },
        },
      },
    }),
    { runsBeforeCompiling: 0 },
  );
  const document = gql`query ($stay: Stay) { echo(stay: $stay) }`;
  return {
    given,
    run: async (variables: Record<string, unknown>) =>
      (await execution.run({ document, operationName: null, variables }, context()))?.toString(),
  };
}

const context = () =>
  ({
    credentials: credentialsOf(undefined, undefined),
    clock: { now: () => new Date(0) },
    platform: { observe: () => undefined },
    environment: parseEnvironment({}),
  }) as unknown as GatewayContext;

test('equal variables are coerced once, and different ones are not confused', async () => {
  const { run, given } = echo();
  expect(await run({ stay: { from: 'june' } })).toBe(
    '{"data":{"echo":"{\\"stay\\":{\\"from\\":\\"june\\",\\"nights\\":2},\\"style\\":\\"plain\\"} 0"}}\n',
  );
  await run({ stay: { from: 'june' } });
  await run({ stay: { from: 'july' } });
  await run({});
  expect(given[1]).toBe(given[0]);
  expect(given.slice(2)).toEqual([{ stay: { from: 'july', nights: 2 }, style: 'plain' }, { style: 'plain' }]);
});

test('arguments that requests share cannot be changed', async () => {
  const { run, given } = echo();
  await run({ stay: { from: 'june' } });
  const [args] = given as { stay: { nights: number } }[];
  expect(() => (args!.stay.nights = 9)).toThrow(TypeError);
  expect(() => Object.assign(args!, { style: 'fancy' })).toThrow(TypeError);
});

test('variables that graphql-js refuses are left to it, each time', async () => {
  const { run, given } = echo();
  const outcomes = [await run({ stay: {} }), await run({ stay: {} }), await run({ stay: { from: 1 } })];
  expect([outcomes, given]).toEqual([[undefined, undefined, undefined], []]);
});

const interfaceOf = (types: number) =>
  makeExecutableSchema({
    typeDefs: `
      interface Trip { id: ID! after: Trip }
      ${Array.from({ length: types }, (_, at) => `type Trip${at} implements Trip { id: ID! after: Trip }`).join('\n')}
      type Query { trip: Trip!, place(text: String, first: Float): String! }`,
    resolvers: {
      Query: {
        trip: () => ({ __typename: 'Trip0', id: '1' }),
        place: (_: unknown, args: unknown) => JSON.stringify(args),
      },
    },
  });

/** Whether each of some requests was answered by a plan. */
async function arePlanned(
  execution: Execution,
  source: string,
  given: readonly (Record<string, unknown> | undefined)[],
): Promise<boolean[]> {
  const document = parse(source);
  const outcomes: boolean[] = [];
  for (const variables of given) {
    outcomes.push(
      (await execution.run({ document, operationName: null, variables }, context())) !== undefined,
    );
  }
  return outcomes;
}

const withCondition = 'query ($b: Boolean!) { trip { id @include(if: $b) after { id } } }';

test('a query is compiled when it repeats with the same conditions', async () => {
  const execution = createExecution(interfaceOf(2));
  const [b, c] = [{ b: true }, { b: false }];
  expect(await arePlanned(execution, withCondition, [b, c, b, c, b])).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('plans are discarded when they take too much memory together, the least recently used one first', async () => {
  const execution = createExecution(interfaceOf(2), { maxPlanBytes: 12_000, maxMemoBytes: 1 });
  const once = [undefined];
  const first = parse('{ trip { id } }');
  const isPlanned = async () =>
    (await execution.run({ document: first, operationName: null, variables: {} }, context())) !== undefined;
  expect([await isPlanned(), await isPlanned()]).toEqual([false, true]);
  // Documents that do not repeat have no plans.
  for (let at = 0; at < 5; at += 1) await arePlanned(execution, `{ once${at}: trip { id } }`, once);
  expect(await isPlanned()).toBe(true);
  for (let at = 0; at < 10; at += 1) await arePlanned(execution, `{ twice${at}: trip { id } }`, [{}, {}]);
  expect(await isPlanned()).toBe(false);
});

test('a query whose interfaces repeat too many fields is left to graphql-js', async () => {
  const nested = (depth: number): string => (depth === 0 ? '{ id }' : `{ id after ${nested(depth - 1)} }`);
  const twice = [{}, {}];
  const execution = createExecution(interfaceOf(6));
  expect(await arePlanned(execution, `{ trip ${nested(3)} }`, twice)).toEqual([false, true]);
  // 6 types at each of 14 levels would be 78 billion fields.
  expect(await arePlanned(execution, `{ trip ${nested(13)} }`, twice)).toEqual([false, false]);
});

test.each([
  ['a number that JSON cannot write', { text: 'a', first: Infinity }, { text: 'a', first: null }],
  ['minus zero', { text: 'a', first: -0 }, { text: 'a', first: 0 }],
  ['a card number', { text: '4000 0500 0006 4821' }, { text: '4000 0500 0006 4822' }],
])('a query with %s is left to graphql-js, and not answered from the memo', async (_, unusual, usual) => {
  const source = 'query ($text: String, $first: Float) { place(text: $text, first: $first) }';
  const execution = createExecution(interfaceOf(1), { runsBeforeCompiling: 0 });
  expect(await arePlanned(execution, source, [usual, usual, unusual])).toEqual([true, true, false]);
});
