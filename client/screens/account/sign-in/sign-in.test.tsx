import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { rememberLanding } from '#client/app/entry/return-path.ts';
import { corporateFacts, helen } from '#client/testing/portal-facts.ts';
import { type PortalOptions, renderPortal } from '#client/testing/render-portal.tsx';

const persona = {
  emailAddress: 'helen.ortiz@larkfield.example',
  code: '482100',
  isAgent: false,
  name: 'Helen Ortiz',
  role: 'Primary cardholder',
  description: 'Miles and cash back.',
};

const signedIn = {
  __typename: 'SignedIn',
  token: 'token-1',
  expiresAt: '2026-05-01T16:00:00.000Z',
  csrfToken: 'csrf-1',
  session: helen,
};

const refused = {
  __typename: 'SignInRefused',
  code: 'AUTH_ERROR',
  title: 'That did not work',
  text: 'Check the address and the code and try again.',
  buttons: [{ label: 'Try Again', action: 'RESET' }],
  icon: 'GENERIC_ERROR',
};

const signInScreen = (signIn: (root: unknown, args: { input: object }) => unknown, personas = [persona]) =>
  ({
    path: '/auth/login',
    resolvers: {
      Query: {
        session: () => (localStorage.getItem('travel-portal.token') ? helen : null),
        demoPersonas: () => personas,
        places: () => [],
      },
      Mutation: { signIn },
    },
  }) satisfies PortalOptions;

test('one click on a persona signs in, stores token and anti-forgery token, and returns to the stored path', async () => {
  sessionStorage.setItem('travel-portal.return-path', '/flights/?from=YYZ');
  const signIn = vi.fn<(root: unknown, args: { input: object }) => unknown>(() => signedIn);
  const { address } = await renderPortal(signInScreen(signIn));
  await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz.*Primary cardholder/ }));
  await waitFor(() => expect(address()).toBe('/flights/?from=YYZ'));
  expect(signIn.mock.calls[0]?.[1].input).toEqual({ emailAddress: persona.emailAddress, code: persona.code });
  expect(localStorage.getItem('travel-portal.token')).toBe('token-1');
  expect(document.cookie).toContain('h-csrf-token=csrf-1');
  expect(sessionStorage.getItem('travel-portal.return-path')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Account of Helen Ortiz' })).toBeVisible();
});

test('a visitor who opens the page directly is not asked to sign in again', async () => {
  await renderPortal(signInScreen(vi.fn()));
  await screen.findByRole('heading', { name: /^Sign in to / });
  expect(screen.queryByText('Please sign in again')).not.toBeInTheDocument();
});

test('[SE-13] a stored address that is not a page of the portal is not followed', async () => {
  sessionStorage.setItem('travel-portal.return-path', '//evil.example/');
  const { address } = await renderPortal(signInScreen(() => signedIn));
  await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
  await waitFor(() => expect(address()).toBe('/'));
});

describe('a user sent by the admin portal', () => {
  const adminPage = 'https://admin.example/portal/users';
  const business = (canViewAdmin: boolean) => ({ ...corporateFacts, canViewAdmin });
  const sentHere = (landing: string, canViewAdmin: boolean) => ({
    ...signInScreen(() => ({ ...signedIn, session: { ...helen, corporate: business(canViewAdmin) } })),
    path: `/auth/login?${new URLSearchParams({ landing })}`,
    portal: { tenant: 'CORPORATE', adminPortalUrl: 'https://admin.example/portal' },
  });

  test('[SE-13] is denied access without the right to view it', async () => {
    const { address } = await renderPortal(sentHere(adminPage, false));
    await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
    await waitFor(() => expect(address()).toBe('/access-denied'));
  });

  test('[SE-13] returns to the requested page of the admin portal after signing in anywhere', async () => {
    window.history.replaceState(null, '', `/stays/?${new URLSearchParams({ landing: adminPage })}`);
    rememberLanding(new URL(window.location.href));
    window.history.replaceState(null, '', '/');
    const { address } = await renderPortal({ ...sentHere('', false), path: '/auth/login' });
    await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
    await waitFor(() => expect(address()).toBe('/access-denied'));
    expect(sessionStorage.getItem('travel-portal.landing')).toBeNull();
  });

  test.each(['https://evil.example/portal/users', 'javascript:alert(1)', 'https://admin.example/elsewhere'])(
    '[SE-13] with %s, which is not a page of the admin portal, continues on the previous page',
    async (landing) => {
      window.history.replaceState(null, '', `/stays/?${new URLSearchParams({ landing })}`);
      rememberLanding(new URL(window.location.href));
      window.history.replaceState(null, '', '/');
      sessionStorage.setItem('travel-portal.return-path', '/faq/');
      const { address } = await renderPortal({ ...sentHere('', true), path: '/auth/login' });
      await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
      await waitFor(() => expect(address()).toBe('/faq/'));
    },
  );

  test('[SE-13] with a landing on another site is sent to the root', async () => {
    const { address } = await renderPortal(sentHere('https://evil.example/portal/users', true));
    await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

test('the form signs in with address and code', async () => {
  const signIn = vi.fn<(root: unknown, args: { input: object }) => unknown>(() => signedIn);
  const { address } = await renderPortal(signInScreen(signIn, []));
  await userEvent.type(screen.getByRole('textbox', { name: /Email address/ }), ' a.b@example.com');
  await userEvent.click(screen.getByRole('textbox', { name: 'Six-digit code, digit 1 of 6' }));
  await userEvent.keyboard('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(signIn.mock.calls[0]?.[1].input).toEqual({ emailAddress: 'a.b@example.com', code: '123456' });
});

test.each(['482100{Enter}', '482-100', ' 482 100 ', '４８２１００'])(
  'the code can be entered as %o',
  async (typed) => {
    const signIn = vi.fn<(root: unknown, args: { input: object }) => unknown>(() => signedIn);
    await renderPortal(signInScreen(signIn));
    await userEvent.type(await screen.findByLabelText('Email address'), persona.emailAddress);
    await userEvent.click(screen.getByLabelText('Six-digit code, digit 1 of 6'));
    if (typed.endsWith('{Enter}')) await userEvent.keyboard(typed);
    else {
      // The field takes a text once it knows that it has the focus.
      await waitFor(async () => {
        await userEvent.paste(typed);
        expect(screen.getByLabelText('Six-digit code, digit 6 of 6')).toHaveValue('0');
      });
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    }
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
    expect(signIn.mock.calls[0]?.[1].input).toEqual({ emailAddress: persona.emailAddress, code: '482100' });
  },
);

test('Enter after a part of the code shows what is missing', async () => {
  const signIn = vi.fn();
  await renderPortal(signInScreen(signIn));
  await userEvent.type(await screen.findByLabelText('Email address'), persona.emailAddress);
  await userEvent.type(screen.getByLabelText('Six-digit code, digit 1 of 6'), '482{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Six-digit code, digit 1 of 6')).toHaveAccessibleDescription(),
  );
  expect(signIn).not.toHaveBeenCalled();
});

test('Enter that accepts the text of an input method submits nothing', async () => {
  await renderPortal(signInScreen(vi.fn()));
  const digit = await screen.findByLabelText('Six-digit code, digit 1 of 6');
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  fireEvent.keyDown(digit, { key: 'Enter', isComposing: true });
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.keyDown(digit, { key: 'Enter' });
  expect(submitted).toHaveBeenCalledTimes(1);
  submitted.mockRestore();
});

test('a signed-in user who opens the page can continue where the sign-in became necessary', async () => {
  localStorage.setItem('travel-portal.token', 'token-1');
  sessionStorage.setItem('travel-portal.return-path', '/flights/?from=YYZ');
  const { address } = await renderPortal(signInScreen(vi.fn()));
  expect(await screen.findByText('You are signed in as Helen Ortiz')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/flights/?from=YYZ'));
});

test('[TR-21] an invalid address or code is refused in the form, and nothing is sent', async () => {
  const signIn = vi.fn(() => signedIn);
  await renderPortal(signInScreen(signIn, []));
  await userEvent.type(screen.getByRole('textbox', { name: /Email address/ }), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
  expect(screen.getByText('Enter the 6 digits of your code.')).toBeVisible();
  expect(signIn).not.toHaveBeenCalled();
});

test('a missing code gets the focus, and each of its digits has the reason', async () => {
  await renderPortal(signInScreen(() => signedIn, []));
  await userEvent.type(screen.getByRole('textbox', { name: /Email address/ }), 'a.b@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const first = screen.getByRole('textbox', { name: 'Six-digit code, digit 1 of 6' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription('Enter the 6 digits of your code.');
});

test('a refusal shows its own text, and the form stays', async () => {
  const { address } = await renderPortal(signInScreen(() => refused));
  await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
  expect(screen.getByRole('alert')).toHaveTextContent('Check the address and the code and try again.');
  expect(address()).toBe('/auth/login');
  expect(localStorage.getItem('travel-portal.token')).toBeNull();
});

test('[SE-11] in the business portal a wrong code leads to the access-denied page', async () => {
  const { address } = await renderPortal({ ...signInScreen(() => refused), portal: { tenant: 'CORPORATE' } });
  await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
  await waitFor(() => expect(address()).toBe('/access-denied'));
  expect(localStorage.getItem('travel-portal.token')).toBeNull();
});

test('[SE-11] a code that could not be checked is not reported as wrong', async () => {
  const busy = { ...refused, code: 'EXCESSIVE_USER_ACTIVITY' };
  const { address } = await renderPortal({ ...signInScreen(() => busy), portal: { tenant: 'CORPORATE' } });
  await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
  expect(address()).toBe('/auth/login');
});

test('an unreachable platform is shown as the reason', async () => {
  await renderPortal(
    signInScreen(() => {
      throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Our service is not responding.');
});

test('[SE-14] the sign-in page shows the refusal of an account that has no page for it', async () => {
  const extensions = { code: 'ACCESS_DENIED', httpStatus: 401, upstreamCode: '40105' };
  const { address } = await renderPortal({
    ...signInScreen(() => {
      throw new GraphQLError('refused', { extensions });
    }),
    portal: { tenant: 'CORPORATE', adminPortalUrl: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Helen Ortiz/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access');
  expect(address()).toBe('/auth/login');
});

test('outside a demonstration there are no personas', async () => {
  await renderPortal(signInScreen(() => signedIn, []));
  expect(screen.queryByText(/demo user/)).not.toBeInTheDocument();
});
