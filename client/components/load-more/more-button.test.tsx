import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { system } from '../../app/theme/system';
import { MoreButton } from './more-button';
import type { More } from './use-load-more';

const more = (changes: Partial<More> = {}): More => ({
  isPossible: true,
  isLoading: false,
  hasFailed: false,
  load: vi.fn(),
  ...changes,
});
const list = (state: More) => (
  <ChakraProvider value={system}>
    <MoreButton more={state} things="reviews" />
  </ChakraProvider>
);

test('the focus stays at the end of the list after the last page', async () => {
  const { rerender } = render(list(more()));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(list(more({ isLoading: true })));
  rerender(list(more({ isPossible: false })));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('All reviews are shown.').parentElement).toHaveFocus();
});

test('a list without a next page shows nothing', () => {
  render(list(more({ isPossible: false })));
  expect(screen.queryByText('All reviews are shown.')).not.toBeInTheDocument();
});
