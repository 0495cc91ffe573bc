import { ChakraProvider } from '@chakra-ui/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { system } from '#client/app/theme/system.ts';
import { useScrollSpy } from './use-scroll-spy';

const wrapper = ({ children }: PropsWithChildren) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

test('[LS-13] a section chosen before it is rendered is scrolled to once it is rendered', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { result } = renderHook(() => useScrollSpy(['gallery', 'about']), { wrapper });
  act(() => result.current.goTo('about'));
  expect(result.current.current).toBe('about');
  expect(scrollTo).not.toHaveBeenCalled();

  const section = Object.assign(document.createElement('section'), { id: 'about', tabIndex: -1 });
  document.body.append(section);
  await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(1));
  expect(section).toHaveFocus();
});
