import { HOTEL_LOYALTY_PROGRAMS, hotelLoyaltyProgram } from './hotel-loyalty';

// The specification gives the number of programs without their names, so the list is ours.
test('programs have a name, a code of three letters that no other has, and a chain, in the order of their codes [TR-27]', () => {
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

test('a program is found by its code; a code of no program finds nothing [TR-27]', () => {
  expect(hotelLoyaltyProgram('WOH')).toEqual({ code: 'WOH', name: 'World of Hyatt', chain: 'Hyatt' });
  expect(hotelLoyaltyProgram('XXX')).toBeUndefined();
});
