import { screen } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal';

test.each([
  ['/auth/start', 'Sign in to start', '/auth/login'],
  ['/auth/invalid', 'Your session is no longer valid', '/auth/login'],
  ['/auth/end', 'You are signed out', '/auth/login'],
  ['/access-denied', 'You do not have access', '/stays/'],
  ['/access-denied-not-beta', 'This is not open to you yet', '/stays/'],
  ['/acknowledgement/', 'One thing to confirm first', '/auth/login'],
])('[RT-11] [SE-16] %s says "%s" and shows the way on', async (path, title, way) => {
  await renderPortal({ path, session: null });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(title);
  expect(screen.getByText('Questions? Call 1-800-555-0142.')).toBeVisible();
  const main = screen.getByRole('main');
  expect(main.querySelector('a')).toHaveAttribute('href', way);
});
