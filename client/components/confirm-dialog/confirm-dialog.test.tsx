import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '../../app/theme/system';
import { declaredAt } from '../../testing/width-rules';
import { ConfirmDialog } from './confirm-dialog';

test('the buttons of a question are below each other where they do not fit side by side', async () => {
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <ConfirmDialog
          isOpen
          title="Stop watching this trip?"
          confirmLabel="Stop watching"
          keepLabel="Keep watching"
          onConfirm={() => undefined}
          onClose={() => undefined}
        >
          The trip stays booked.
        </ConfirmDialog>
      </ChakraProvider>,
    ),
  );
  const footer = (await screen.findByRole('button', { name: 'Keep watching' })).parentElement;
  expect(footer && declaredAt(320, footer, 'flex-wrap')).toBe('wrap');
});
