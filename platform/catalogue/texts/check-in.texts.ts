/** How guests enter, as templates: `{code}` is the door code, `{street}` the street and number. */
export const CHECK_IN_AT_A_HOUSE = [
  'The key is in the lock box to the right of the door of {street}. The code is {code}; turn the dial back to zero when you leave.',
  'The front door of {street} has a keypad. Press the lit button, then {code}, then the check mark.',
  'Drive up to the gate at {street} and enter {code}. The house key hangs on the hook inside the porch, behind the blue lantern.',
  'The side door of {street} opens with {code}. Pull the door toward you while you turn the handle; it sticks in damp weather.',
];
export const CHECK_IN_IN_A_BUILDING = [
  'Enter {code} at the panel by the street door of {street}. The same code opens the apartment.',
  'The entrance of {street} opens with {code}. The key of the apartment is in the mailbox with the number of the apartment.',
  'Press {code} and the bell sign at {street}. Take the elevator; the lock of the apartment opens with the same code.',
];
