import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultGuests, type GuestDraft, type Guests } from '#domain/stay/guests.ts';
import { system } from '../../app/theme/system';
import { GuestPicker } from './guest-picker';

let party: GuestDraft;

function Picker({ initial, max }: { initial: GuestDraft; max?: number | undefined }) {
  const [guests, setGuests] = useState(initial);
  const change = (next: GuestDraft) => {
    party = next;
    setGuests(next);
  };
  return <GuestPicker guests={guests} onChange={change} max={max} />;
}

const open = (initial: Partial<Guests> = {}, max?: number) => {
  party = { ...defaultGuests(), ...initial };
  render(
    <ChakraProvider value={system}>
      <Picker initial={party} max={max} />
    </ChakraProvider>,
  );
};

const isPossible = (name: string) => !screen.getByRole('button', { name }).hasAttribute('aria-disabled');

test('[GU-07] adults, children and pets each have a row with its note', () => {
  open();
  expect(screen.getByRole('group', { name: 'Adults' })).toHaveTextContent('ages 18 or above');
  expect(screen.getByRole('group', { name: 'Children' })).toHaveTextContent('under 18');
  expect(screen.getByRole('group', { name: 'Pets' })).toHaveTextContent('Additional fee may apply');
});

test('[GU-04] a child has no age until its exact age is chosen', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Add one child' }));
  expect(party.children).toEqual([null]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '4');
  expect(party.children).toEqual([4]);
});

test('[GU-13] one adult always remains; removing a child drops the last age', async () => {
  open({ adults: 1, children: [4, 9] });
  expect(isPossible('Remove one adult')).toBe(false);
  expect(isPossible('Remove one pet')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one child' }));
  expect(party.children).toEqual([4]);
});

test('[GU-13] with the keyboard, a button that reaches its limit keeps the focus, and the count is announced with its noun', async () => {
  open({ adults: 2 });
  const remove = screen.getByRole('button', { name: 'Remove one adult' });
  remove.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(remove).toHaveFocus();
  expect(party.adults).toBe(1);
  const adults = within(screen.getByRole('group', { name: 'Adults' }));
  expect(adults.getByRole('status')).toHaveTextContent('1 adult');
});

test('[GU-01] children count toward the maximum of the home; pets do not', async () => {
  open({ adults: 2, children: [5] }, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Add one adult' }));
  expect(isPossible('Add one adult')).toBe(false);
  expect(isPossible('Add one child')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Add one child' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add one pet' }));
  expect(party).toEqual({ adults: 3, children: [5], pets: 1 });
});

test('[GU-08] the note on pets names pet-friendly homes, more than one pet, and service animals', async () => {
  open();
  const pets = screen.getByRole('group', { name: 'Pets' });
  await userEvent.hover(within(pets).getByRole('button', { name: 'About pets' }));
  const note = await screen.findByRole('tooltip');
  expect(note).toHaveTextContent('pet-friendly homes only');
  expect(note).toHaveTextContent('more than one pet is to be discussed with the host');
  expect(note).toHaveTextContent('Service animals are not pets.');
});

describe('[GU-09] a touch', () => {
  const finger = () =>
    userEvent.setup({
      advanceTimers: vi.advanceTimersByTime,
      pointerMap: [{ name: 'finger', pointerType: 'touch' }],
    });
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const target = () => screen.getByRole('button', { name: 'About pets' });
  /** The note loads when it is opened; the button shows the open state immediately. */
  const isAskedFor = () => target().hasAttribute('aria-describedby');

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('shows the note after 50 ms and hides it after 2500 ms', async () => {
    open();
    const user = finger();
    await user.pointer({ keys: '[finger>]', target: target() });
    await after(49);
    expect(isAskedFor()).toBe(false);
    await after(1);
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await user.pointer({ keys: '[/finger]', target: target() });
    await after(2_499);
    expect(isAskedFor()).toBe(true);
    await after(1);
    expect(isAskedFor()).toBe(false);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  test('that is shorter than 50 ms still shows the note', async () => {
    open();
    await finger().pointer({ keys: '[finger]', target: target() });
    await after(50);
    expect(isAskedFor()).toBe(true);
  });
});
