import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultGuests } from '../../../domain/stay/guests';
import { system } from '../../app/theme/system';
import { declaredAt } from '../../testing/width-rules';
import { GuestDialog } from './guest-dialog';

test('the guest dialog is at most 340 px wide in windows up to 1014 px, and 380 px in wider ones [CA-08]', async () => {
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <GuestDialog isOpen guests={defaultGuests()} onDone={() => undefined} onClose={() => undefined} />
      </ChakraProvider>,
    ),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Edit Guests' });
  const widths = [390, 960, 961, 1014, 1015, 1440].map((width) => declaredAt(width, dialog, 'max-width'));
  expect(widths).toEqual(['340px', '340px', '340px', '340px', '380px', '380px']);
});
