import { HOTEL_LOYALTY_PROGRAMS, hotelLoyaltyProgram } from './hotel-loyalty';

// The specification gives the number of programs without their names, so the list is ours.
test('programs have a name, a unique code of three letters, and a chain, sorted by code [TR-27]', () => {
  const codes = HOTEL_LOYALTY_PROGRAMS.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
  for (const program of HOTEL_LOYALTY_PROGRAMS) {
    expect(program).toEqual({
      code: expect.stringMatching(/^[A-Z]{3}$/),
      name: expect.stringMatching(/\S/),
      chain: expect.stringMatching(/\S/),
    });
  }
});

test('a program is found by its code; an unknown code finds none [TR-27]', () => {
  expect(hotelLoyaltyProgram('WOH')).toEqual({ code: 'WOH', name: 'World of Hyatt', chain: 'Hyatt' });
  expect(hotelLoyaltyProgram('XXX')).toBeUndefined();
});
