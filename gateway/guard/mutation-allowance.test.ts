import { parse, type OperationDefinitionNode } from 'graphql';
import { credentialsOf } from '../credentials';
import { startTestGateway } from '../testing/gateway-kit';
import { connect, executeOver } from '../testing/socket-kit';
import { createMutationAllowance } from './mutation-allowance';

const operation = (source: string) => parse(source).definitions[0] as OperationDefinitionNode;
const mutation = operation('mutation { book }');
const ann = credentialsOf('Bearer ann', undefined);
const ben = credentialsOf('Bearer ben', undefined);
const nobody = credentialsOf(undefined, undefined);

test('an allowance is used up at once and grows back; queries, other sessions and who has none are not counted', () => {
  let time = 0;
  const allowance = createMutationAllowance(3, () => time);
  const taken = (credentials: typeof ann, times: number) =>
    Array.from({ length: times }, () => allowance.take(mutation, credentials)).filter(
      (refusal) => refusal === undefined,
    ).length;
  expect(taken(ann, 5)).toBe(3);
  expect(allowance.take(operation('{ trips }'), ann)).toBeUndefined();
  expect(taken(ben, 3)).toBe(3);
  expect(taken(nobody, 9)).toBe(9);
  time += 19_000;
  expect(taken(ann, 1)).toBe(0);
  time += 1_000;
  expect(taken(ann, 2)).toBe(1);
  time += 600_000;
  expect(taken(ann, 5)).toBe(3);
});

test('both doors count for the same allowance, and refuse with the same code', async () => {
  let booked = 0;
  const gateway = await startTestGateway({
    schema: {
      typeDefs: 'type Query { name: String } type Mutation { book: Int }',
      resolvers: { Query: { name: () => 'Ann' }, Mutation: { book: () => (booked += 1) } },
    },
    environment: { mutationsPerMinute: 2 },
    listen: true,
  });
  const headers = { authorization: 'Bearer ann' };
  const client = connect(gateway.url, { connectionParams: headers });
  const book = { query: 'mutation { book }' };
  await expect(gateway.execute({ ...book, headers })).resolves.toMatchObject({ data: { book: 1 } });
  await expect(executeOver(client, book)).resolves.toEqual({ data: { book: 2 } });
  const refusal = { errors: [{ extensions: { code: 'RATE_LIMITED' } }] };
  const post = { method: 'POST', url: '/graphql', headers, payload: book } as const;
  const refused = await gateway.gateway.app.inject(post);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect(refused.json()).toMatchObject(refusal);
  await expect(executeOver(client, book)).resolves.toMatchObject(refusal);
  await expect(executeOver(client, { query: '{ name }' })).resolves.toEqual({ data: { name: 'Ann' } });
  expect(booked).toBe(2);
  await client.dispose();
  await gateway.stop();
});
