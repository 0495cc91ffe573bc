import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createBrowserRouter } from './router';
import { RouterProvider } from './router-provider';
import { ScrollRestoration } from './scroll-restoration';

test('a page starts at its top when the stored scroll positions are malformed', async () => {
  sessionStorage.setItem('travel-portal.scroll-positions', 'null');
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createBrowserRouter([{ path: '/', element: <ScrollRestoration /> }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/?adultsCount=2'));
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  router.dispose();
});
