import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { message } from '../../../domain/messages';
import { system } from '../../app/theme/system';
import { MessageDialog } from './message-dialog';

test.each([
  ['CVV', 'UNABLE_TO_PROCESS'],
  ['DEFAULT', 'GENERIC_ERROR'],
  ['PRICE_INCREASE', 'PRICE_INCREASE'],
  ['PRICE_DECREASE', 'PRICE_DROP'],
] as const)(
  '[ER-02] [PD-08] the message %s is told with its title, text, buttons and picture',
  async (kind, icon) => {
    const onAction = jest.fn();
    const told = message(kind, null, { supportPhone: '1-800-555-0142', amount: '$12' });
    await act(async () =>
      render(
        <ChakraProvider value={system}>
          <MessageDialog message={told} onAction={onAction} />
        </ChakraProvider>,
      ),
    );
    const dialog = await screen.findByRole('alertdialog', { name: told.title });
    expect(dialog).toHaveTextContent(told.text);
    expect(dialog.querySelector('[data-icon]')).toHaveAttribute('data-icon', icon);
    await userEvent.keyboard('{Escape}');
    expect(onAction).not.toHaveBeenCalled();
    for (const { label, action } of told.buttons) {
      await userEvent.click(screen.getByRole('button', { name: label }));
      expect(onAction).toHaveBeenLastCalledWith(action);
    }
  },
);

test('without a message there is no dialog', () => {
  render(
    <ChakraProvider value={system}>
      <MessageDialog message={undefined} onAction={() => undefined} />
    </ChakraProvider>,
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
