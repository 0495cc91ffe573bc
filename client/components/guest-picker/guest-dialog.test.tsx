import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { defaultGuests } from '#domain/stay/guests.ts';
import { system } from '../../app/theme/system';
import { declaredAt } from '../../testing/width-rules';
import { GuestDialog } from './guest-dialog';

async function openDialog(onClose = () => undefined) {
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <GuestDialog isOpen guests={defaultGuests()} onDone={() => undefined} onClose={onClose} />
      </ChakraProvider>,
    ),
  );
  return screen.findByRole('dialog', { name: 'Edit Guests' });
}

test('the guest dialog is at most 340 px wide in windows up to 1014 px, and 380 px in wider ones [CA-08]', async () => {
  const dialog = await openDialog();
  const widths = [390, 960, 961, 1014, 1015, 1440].map((width) => declaredAt(width, dialog, 'max-width'));
  expect(widths).toEqual(['340px', '340px', '340px', '340px', '380px', '380px']);
});

test('Escape closes the note about pets first, and then the dialog [GU-09]', async () => {
  const onClose = vi.fn<() => undefined>();
  const dialog = within(await openDialog(onClose));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await userEvent.keyboard('{Tab}');
  act(() => dialog.getByRole('button', { name: 'About pets' }).focus());
  expect(await dialog.findByRole('tooltip')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
