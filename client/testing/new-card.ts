/** A card that is pasted into the form for a new one, and a card vault with a fixed response. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from './checkout-kit';

/** A valid number of the card that `milesAccount` of checkout-facts.ts has. */
export const CARD_OF_THE_ACCOUNT = '4000050000064821';
/** A valid card number that belongs to no rewards account. */
export const CARD_OF_NO_ACCOUNT = '4242424242424242';

export async function addCard(digits: string): Promise<void> {
  await press('Add a card');
  await sendCard(digits);
}

/** The form is already open. */
export async function sendCard(digits: string): Promise<void> {
  await screen.findByRole('textbox', { name: /Card number/ });
  await paste(/Card number/, digits);
  await paste(/Name on card/, 'Helen Ortiz');
  await paste(/Expiry date/, '04/30');
  await paste(/CVV/, '123');
  await paste(/Zip Code/, '98101');
  await press('Add card');
}

async function paste(field: RegExp, text: string): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name: field }));
  await userEvent.paste(text);
}

/** From now on the vault returns this for every card; returns a function that restores it. */
function vaultAnswers(status: number, answer: object): () => void {
  const { fetch } = globalThis;
  const vault = async () => ({ ok: status < 300, status, json: async () => answer });
  Object.assign(globalThis, { fetch: vault });
  return () => void Object.assign(globalThis, { fetch });
}

export const vaultTakesCard = (): (() => void) => vaultAnswers(200, { token: 'vault-1', last4: '4821' });

/** The vault's response to an invalid card, with its reasons. */
export const vaultRefusesCard = (...messages: readonly string[]): (() => void) =>
  vaultAnswers(422, {
    code: 42202,
    message: 'no',
    errors: messages.map((message) => ({ field: 'number', message })),
  });
