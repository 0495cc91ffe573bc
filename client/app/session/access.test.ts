import { expect, test, vi } from 'vitest';
import { followRefusal } from './access';

const browser = () => ({ path: () => '/stays/', go: vi.fn(), leave: vi.fn() });
const notOnboarded = { httpStatus: 401, code: 40105, operation: 'Session' };

test('[SE-07] [RT-15] sends a business that is not set up to its onboarding in the admin portal', () => {
  const { path, go, leave } = browser();
  const portal = { tenant: 'corporate', adminPortalBase: 'https://admin.example/portal' } as const;
  followRefusal(notOnboarded, portal, { path, go, leave });
  expect(leave).toHaveBeenCalledWith('https://admin.example/portal/onboarding/?entry=travel-portal');
  expect(go).not.toHaveBeenCalled();
});

test('[SE-07] without an admin portal, leads to the onboarding of this portal', () => {
  const { path, go, leave } = browser();
  followRefusal(notOnboarded, { tenant: 'corporate', adminPortalBase: null }, { path, go, leave });
  expect(go).toHaveBeenCalledWith('/onboarding/');
  expect(leave).not.toHaveBeenCalled();
});
