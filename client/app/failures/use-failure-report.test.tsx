import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, type MockInstance, vi } from 'vitest';
import { schemaLink } from '../../testing/schema-link';
import { createApolloClient } from '../graph/apollo';
import { system } from '../theme/system';
import { ScreenFailure } from './screen-failure';

const Broken = () => {
  throw new TypeError('what a traveler wrote');
};

const onRefusal = vi.fn();
const logged = vi.fn<(input: { sessionId: string }) => unknown>();
let consoled: MockInstance;

async function showBroken(answer: () => boolean = () => true) {
  const logClientEvent = (_root: unknown, { input }: { input: { sessionId: string } }) => {
    logged(input);
    return answer() && { sessionId: input.sessionId };
  };
  const client = createApolloClient(schemaLink({ Mutation: { logClientEvent } }), onRefusal);
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <ScreenFailure /> }]);
  const { unmount } = await act(async () =>
    render(
      <ChakraProvider value={system}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </ChakraProvider>,
    ),
  );
  expect(screen.getByText('This page could not be shown')).toBeInTheDocument();
  return unmount;
}

beforeEach(() => {
  localStorage.setItem('travel-portal.token', 'secret');
  consoled = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  [onRefusal, logged].forEach((each) => each.mockClear());
});
afterEach(() => consoled.mockRestore());

test('[TL-03] [LC-05] a failed page is logged with its address and the same browser session each time', async () => {
  const leave = await showBroken();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(logged).toHaveBeenCalledWith({
    event: { name: 'screen_failed', failure: 'TypeError' },
    url: window.location.href,
    sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  leave();
  await showBroken();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
  const [first, second] = logged.mock.calls.map(([input]) => input.sessionId);
  expect(second).toBe(first);
});

test('[TL-03] a refused log entry is written to the console and redirects no page', async () => {
  await showBroken(() => {
    throw new GraphQLError('no session', { extensions: { code: 'UNAUTHENTICATED', httpStatus: 401 } });
  });
  await waitFor(() => expect(consoled.mock.calls.flat().map(String).join()).toContain('no session'));
  expect(onRefusal).not.toHaveBeenCalled();
});

test('[TL-03] a failure before the sign-in is not logged, and the next one after it is', async () => {
  localStorage.clear();
  (await showBroken())();
  localStorage.setItem('travel-portal.token', 'secret');
  await showBroken();
  // Reports arrive in order: once the second has arrived, so has the first.
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(logged).toHaveBeenCalledTimes(1);
});
