import {
  accessRedirect,
  adminPortalLink,
  redirectAfterCodeLogin,
  type RefusedCall,
  type RedirectContext,
} from './access-redirect';

const corporate: RedirectContext = {
  tenant: 'corporate',
  currentPath: '/stays/?fromDate=2026-04-01',
  storedLanding: null,
  adminPortalBase: 'https://admin.example/portal',
};
const consumer: RedirectContext = { ...corporate, tenant: 'consumer', adminPortalBase: null };
const refused = (httpStatus: number, code: number | null, isCodeLogin = false): RefusedCall => ({
  httpStatus,
  code,
  isCodeLogin,
});
const onboarding = 'https://admin.example/portal/onboarding/?entry=travel-portal';

test('[SE-07] [RT-15] 40105 redirects to the onboarding, with the utm_source of the landing', () => {
  expect(accessRedirect(refused(401, 40105), corporate)).toEqual({ kind: 'LEAVE', url: onboarding });
  const landed = { ...corporate, storedLanding: '/stays/?utm_source=spring%20mail#top' };
  expect(accessRedirect(refused(403, 40105), landed)).toEqual({
    kind: 'LEAVE',
    url: `${onboarding}&utm_source=spring+mail`,
  });
  expect(accessRedirect(refused(401, 40105), { ...corporate, adminPortalBase: null })).toEqual({
    kind: 'GO',
    path: '/onboarding/',
  });
});

test('[SE-08] 40106 redirects to the acknowledgement', () => {
  expect(accessRedirect(refused(401, 40106), corporate)).toEqual({ kind: 'GO', path: '/acknowledgement/' });
  const there = { ...corporate, currentPath: '/acknowledgement?next=1' };
  expect(accessRedirect(refused(401, 40106), there)).toEqual({ kind: 'STAY' });
});

test.each([
  ['SE-09', 40103, '/access-denied'],
  ['SE-10', 40102, '/access-denied-not-beta'],
])('[%s] 401 with %i redirects to %s, unless already on such a page', (_id, code, path) => {
  expect(accessRedirect(refused(401, code), corporate)).toEqual({ kind: 'GO', path });
  for (const currentPath of ['/access-denied', '/access-denied/', '/access-denied-not-beta?x=1']) {
    expect(accessRedirect(refused(401, code), { ...corporate, currentPath })).toEqual({ kind: 'STAY' });
  }
  expect(accessRedirect(refused(403, code), corporate)).toEqual({ kind: 'STAY' });
});

test('[TN-07] 401 with 40103 redirects to /access-denied in the consumer tenant, too', () => {
  expect(accessRedirect(refused(401, 40103, true), consumer)).toEqual({ kind: 'GO', path: '/access-denied' });
});

test('[SE-11] a 401 of the sign-in by code with any other code counts as 40103', () => {
  expect(accessRedirect(refused(401, 40104, true), corporate)).toEqual({
    kind: 'GO',
    path: '/access-denied',
  });
  expect(accessRedirect(refused(401, null, true), corporate)).toEqual({ kind: 'GO', path: '/access-denied' });
  expect(accessRedirect(refused(401, 40102, true), corporate)).toEqual({
    kind: 'GO',
    path: '/access-denied-not-beta',
  });
  expect(accessRedirect(refused(401, 40106, true), corporate)).toEqual({
    kind: 'GO',
    path: '/acknowledgement/',
  });
});

test('[SE-12] errors on onboarding pages redirect nowhere', () => {
  const there = { ...corporate, currentPath: '/onboarding/welcome' };
  for (const code of [40101, 40102, 40103, 40105, 40106]) {
    expect(accessRedirect(refused(401, code), there)).toEqual({ kind: 'STAY' });
  }
});

test('[SE-14] [SE-02] a refused anti-forgery token redirects to the sign-in, another 403 does not', () => {
  for (const context of [corporate, consumer]) {
    expect(accessRedirect(refused(403, 40301), context)).toEqual({
      kind: 'SIGN_IN',
      path: '/auth/login',
      returnPath: '/stays/?fromDate=2026-04-01',
    });
    expect(accessRedirect(refused(403, 40302), context)).toEqual({ kind: 'STAY' });
  }
});

test('[SE-14] [SE-01] a plain 401 comes last and redirects to the sign-in, with a return path', () => {
  for (const context of [corporate, consumer]) {
    expect(accessRedirect(refused(401, 40101), context)).toEqual({
      kind: 'SIGN_IN',
      path: '/auth/login',
      returnPath: '/stays/?fromDate=2026-04-01',
    });
  }
  expect(accessRedirect(refused(401, 40101), { ...consumer, currentPath: '/auth/login' })).toEqual({
    kind: 'STAY',
  });
  expect(accessRedirect(refused(401, 40104, true), consumer)).toEqual({ kind: 'STAY' });
  expect(accessRedirect(refused(500, null), consumer)).toEqual({ kind: 'STAY' });
});

test('[SE-13] after the sign-in a stored onboarding page comes first', () => {
  const after = (storedLanding: string | null, canViewAdmin = false) =>
    redirectAfterCodeLogin({ canViewAdmin }, { storedLanding, adminPortalBase: corporate.adminPortalBase });
  const page = 'https://admin.example/portal/onboarding/list';
  expect(after(page)).toEqual({ kind: 'LEAVE', url: page });
  expect(after('/onboarding/list')).toEqual({ kind: 'GO', path: '/onboarding/list' });
});

test('[SE-13] after the sign-in the admin portal requires canViewAdmin', () => {
  const context = {
    storedLanding: 'https://admin.example/portal/users',
    adminPortalBase: 'https://admin.example/portal/',
  };
  for (const page of ['', '/onboarding/', '?then=/portal/onboarding/']) {
    const storedLanding = `${context.storedLanding}${page}`;
    expect(redirectAfterCodeLogin({ canViewAdmin: false }, { ...context, storedLanding })).toEqual({
      kind: 'GO',
      path: '/access-denied',
    });
  }
  expect(redirectAfterCodeLogin({ canViewAdmin: true }, context)).toEqual({
    kind: 'LEAVE',
    url: context.storedLanding,
  });
});

test.each([
  'https://admin.example.evil.example/portal/users',
  'https://evil.example/portal/onboarding/',
  'https://admin.example/portal-of-evil/',
  'https://admin.example/of-evil/portal/users',
  '//evil.example/onboarding/',
])('[SE-13] a landing on another site, %s, leads to the root', (storedLanding) => {
  const context = { storedLanding, adminPortalBase: 'https://admin.example/portal' };
  expect(redirectAfterCodeLogin({ canViewAdmin: true }, context)).toEqual({ kind: 'GO', path: '/' });
});

test('[SE-13] otherwise the user returns to the previous page', () => {
  const context = { storedLanding: '/trips', adminPortalBase: null };
  expect(redirectAfterCodeLogin({ canViewAdmin: false }, context)).toEqual({ kind: 'GO', path: '/trips' });
  expect(redirectAfterCodeLogin({ canViewAdmin: false }, { ...context, storedLanding: null })).toEqual({
    kind: 'GO',
    path: '/',
  });
});

test('[RT-15] a link into the admin portal is base, path and the fixed query', () => {
  expect(adminPortalLink('https://admin.example/', '/users')).toBe(
    'https://admin.example/users?entry=travel-portal',
  );
});
