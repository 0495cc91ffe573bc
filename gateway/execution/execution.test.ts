import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import type { GatewayContext } from '../context';
import { credentialsOf } from '../kernel/credentials';
import { parseEnvironment } from '../kernel/environment';
import { createExecution } from './execution';

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
  const document = parse('query ($stay: Stay) { echo(stay: $stay) }');
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
