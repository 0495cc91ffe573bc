import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { system } from '#client/app/theme/system.ts';
import { WishlistsIntroduction } from './wishlists-introduction';

const dialog = <div role="dialog" aria-modal="true" aria-label="Dates" />;
const introduction = <WishlistsIntroduction onSeen={() => undefined} />;
const page = (content: ReactNode) => <ChakraProvider value={system}>{content}</ChakraProvider>;

test('[WI-10] the introduction of wishlists is shown to a traveler who sees hearts', async () => {
  render(page(introduction));
  expect(await screen.findByText('Keep the homes you love')).toBeVisible();
});

test('[WI-10] only its button takes clicks, so a click on the home below is not lost', async () => {
  const onSeen = vi.fn();
  render(page(<WishlistsIntroduction onSeen={onSeen} />));
  expect(await screen.findByRole('dialog')).toHaveStyle({ pointerEvents: 'none' });
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onSeen).toHaveBeenCalledOnce();
});

test('[WI-10] it makes way for a traveler who scrolls on, and stays for a small movement', async () => {
  const onSeen = vi.fn();
  window.scrollY = 500;
  render(page(<WishlistsIntroduction onSeen={onSeen} />));
  await screen.findByRole('dialog');
  const scrollTo = (top: number) => {
    window.scrollY = top;
    fireEvent.scroll(document);
  };
  scrollTo(540);
  expect(onSeen).not.toHaveBeenCalled();
  scrollTo(700);
  expect(onSeen).toHaveBeenCalledOnce();
  window.scrollY = 0;
});

test('[WI-10] it does not cover a dialog that was opened meanwhile', () => {
  const { rerender } = render(page(<>{dialog}</>));
  rerender(
    page(
      <>
        {dialog}
        {introduction}
      </>,
    ),
  );
  expect(screen.queryByText('Keep the homes you love')).not.toBeInTheDocument();
});

test('[WI-10] the backdrop of a dialog that opens later covers it', async () => {
  render(page(introduction));
  expect(await screen.findByRole('dialog')).toHaveStyle({ zIndex: 'var(--chakra-z-index-dropdown)' });
  // Chakra puts the backdrop one layer below the popovers.
  const [dropdown, popover] = ['dropdown', 'popover'].map((name) => Number(system.token(`zIndex.${name}`)));
  expect(dropdown).toBeLessThan(Number(popover) - 1);
});
