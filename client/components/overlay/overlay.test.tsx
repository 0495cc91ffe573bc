import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '../../app/theme/system';
import { Overlay, type OverlayProps } from './overlay';

const button = () => screen.getByRole('button');

const overlay = (props: OverlayProps) => (
  <ChakraProvider value={system}>
    <button>Continue</button>
    <Overlay {...props} />
  </ChakraProvider>
);

test('[BK-18] the overlay shows and announces the activity', () => {
  render(overlay({ text: 'Booking your stay', detail: 'This can take a minute.' }));
  const dialog = screen.getByRole('dialog', { name: 'Booking your stay' });
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toHaveAccessibleDescription('This can take a minute.');
});

test('[BK-18] each change of the detail is announced, the counter is not', () => {
  const { rerender } = render(
    overlay({ text: 'Booking your stay', detail: 'One moment.', tally: '1 second' }),
  );
  const status = screen.getByRole('status');
  rerender(overlay({ text: 'Booking your stay', detail: 'A minute more.', tally: '9 seconds' }));
  expect(status).toHaveTextContent(/^A minute more\.$/);
  expect(screen.getByText('9 seconds')).toBeVisible();
});

test('[BK-18] the focus returns when the overlay disappears, unless another element has taken it', () => {
  const { rerender } = render(overlay({ text: undefined }));
  for (const takesFocus of [false, true]) {
    button().focus();
    rerender(overlay({ text: 'Booking your stay' }));
    // A browser does this to what lies under a modal dialog.
    button().blur();
    const other = document.body.appendChild(document.createElement('input'));
    if (takesFocus) other.focus();
    rerender(overlay({ text: undefined }));
    expect(takesFocus ? other : button()).toHaveFocus();
    other.remove();
  }
});

test('without a text there is no overlay', () => {
  render(overlay({ text: undefined }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
