import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { FAILURE, useResolvers } from './testing/resolvers-kit';
import { ok, refused } from './testing/platform-mock';

const kit = useResolvers();

const CUSTOMERS = gql`query ($search: CustomerSearchInput!, $first: Int, $after: String) {
  customers(search: $search, first: $first, after: $after) {
    totalCount nodes { id givenName surname emailAddress businessName } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const ACT_FOR = gql`mutation { actFor(input: { customerId: "user-walter" }) {
  __typename
  ... on SignedIn { token csrfToken session { givenName isAgent isDelegated actsUntil agent { userId givenName surname } } }
  ... on CustomerNotFound { ${FAILURE} inputErrors { path } } } }`;

interface Customers {
  readonly customers: { readonly pageInfo: { readonly endCursor: string } };
}

describe('customers', () => {
  test('[AG-02] are searched by the facts of the customer, a page at a time', async () => {
    kit.platform.on('searchCustomers', ok(fixture('agents/search-customers.two-of-three')));
    const search = { text: ' Bran ', bookingReference: ' LK-7F3K2Q' };
    const { data } = await kit.run<Customers>(CUSTOMERS, { search, first: 2 });
    expect(data).toMatchObject({
      customers: {
        totalCount: 3,
        nodes: [
          {
            id: 'user-walter',
            givenName: 'Walter',
            surname: 'Brandt',
            emailAddress: 'walter.brandt@larkfield.example',
            businessName: null,
          },
          { id: 'user-wanda', businessName: 'Northwind Traders' },
        ],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      },
    });
    await kit.run(CUSTOMERS, { search, first: 2, after: data.customers.pageInfo.endCursor });
    expect(kit.platform.requests('searchCustomers').map(({ body }) => body)).toEqual([
      { text: 'Bran', bookingReference: 'LK-7F3K2Q', limit: 2 },
      { text: 'Bran', bookingReference: 'LK-7F3K2Q', limit: 2, cursor: 'user-wanda' },
    ]);
  });

  test.each([
    ['a letter', { search: { text: 'a' } }],
    ['spaces', { search: { text: '     ' } }],
    ['an empty reference', { search: { text: 'Brandt', bookingReference: ' ' } }],
    ['a page that is too long', { search: { text: 'Brandt' }, first: 51 }],
  ])('[AG-02] %s is refused without a call', async (_, variables) => {
    const { errors } = await kit.run(CUSTOMERS, variables);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('acting for a customer', () => {
  test('[AG-02] [SE-17] opens a session for the customer that names the agent', async () => {
    kit.platform
      .on('actFor', ok(fixture('agents/act-for.walter')))
      .on('getUserInfo', ok(fixture('people/get-user-info.agent-for-walter')));
    const { data } = await kit.run(ACT_FOR);
    expect(data).toEqual({
      actFor: {
        __typename: 'SignedIn',
        token: 'token-for-walter',
        csrfToken: 'csrf-for-walter',
        session: {
          givenName: 'Walter',
          isAgent: true,
          isDelegated: true,
          actsUntil: '2026-05-01T16:15:00.000Z',
          agent: { userId: 'user-ada', givenName: 'Ada', surname: 'Quist' },
        },
      },
    });
    expect(kit.platform.requests('actFor')[0]?.body).toEqual({ customerId: 'user-walter' });
    expect(kit.platform.requests('getUserInfo')[0]?.headers.authorization).toBe('Bearer token-for-walter');
  });

  test('[AG-02] a customer that the agent cannot act for is refused with its field', async () => {
    kit.platform.on('actFor', refused(404, 40401));
    const { data } = await kit.run(ACT_FOR);
    expect(data).toMatchObject({
      actFor: {
        __typename: 'CustomerNotFound',
        code: 'CUSTOMER_MISSING',
        title: 'We could not find this customer.',
        inputErrors: [{ path: ['input', 'customerId'] }],
      },
    });
  });

  test('[AG-02] ends with a new session of the agent', async () => {
    kit.platform.on(
      'stopActing',
      ok({ ...fixture<'Session'>('agents/act-for.walter'), token: 'token-of-ada' }),
    );
    const { data } = await kit.run(gql`mutation { stopActing { token } }`);
    expect(data).toEqual({ stopActing: { token: 'token-of-ada' } });
  });

  test.each([40107, 40108, 40109])('[AG-02] %i is an access denied with its code', async (code) => {
    kit.platform.on('getUserInfo', refused(401, code));
    const { errors } = await kit.run(gql`{ session { userId } }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'ACCESS_DENIED',
      httpStatus: 401,
      upstreamCode: String(code),
    });
  });
});

test('[AG-02] agents sign in separately', async () => {
  kit.platform.on('loginAgentByCode', ok(fixture('auth/login-by-code.signed-in')));
  const { data } = await kit.runAs(
    {},
    gql`mutation { signInAsAgent(input: { emailAddress: "Ada@Agents.example", code: "123456" }) {
      ... on SignedIn { token } } }`,
  );
  expect(data).toEqual({ signInAsAgent: { token: 'token-helen' } });
  expect(kit.platform.requests('loginAgentByCode')[0]?.body).toEqual({
    emailAddress: 'Ada@Agents.example',
    code: '123456',
  });
});
