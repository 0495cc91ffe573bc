import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SessionDocument } from '../app/session/session.generated';
import { recordingHost } from '../testing/recording-host';
import { createPortal } from './portal';

const refusal = {
  errors: [
    {
      message: 'The session has ended',
      extensions: { code: 'UNAUTHENTICATED', httpStatus: 401, upstreamCode: '401' },
    },
  ],
  data: null,
};

beforeEach(() => {
  window.fetch = async () =>
    new Response(JSON.stringify(refusal), { headers: { 'content-type': 'application/json' } });
});

test.each([
  ['a session that has ended is reported once', 'secret', [['sessionExpired', {}]]],
  ['without a signed-in user, no ended session is reported', null, []],
])('[SE-18] [SE-01] %s', async (_, token, expected) => {
  window.history.replaceState(null, '', '/partner/trips?tab=past');
  if (token) localStorage.setItem('travel-portal.token', token);
  const { host, events } = recordingHost();
  const portal = createPortal({ graphUrl: '/graphql', base: '/partner', host });
  const ask = () => portal.client.apollo.query({ query: SessionDocument, fetchPolicy: 'network-only' });
  await expect(ask()).rejects.toThrow('The session has ended');
  await expect(ask()).rejects.toThrow('The session has ended');
  expect(events).toEqual(expected);
  await waitFor(() => expect(window.location.pathname).toBe('/partner/auth/login'));
  // Stored without the base, which the router adds again.
  expect(sessionStorage.getItem('travel-portal.return-path')).toBe('/trips?tab=past');
  portal.close();
});
