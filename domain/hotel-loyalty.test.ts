import { HOTEL_LOYALTY_PROGRAMS, hotelLoyaltyProgram } from './hotel-loyalty';

test('[TR-27] every program has a name, a chain and a three-letter code of its own', () => {
  const codes = HOTEL_LOYALTY_PROGRAMS.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, name, chain } of HOTEL_LOYALTY_PROGRAMS) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(name.length * chain.length).toBeGreaterThan(0);
  }
});

test('[TR-27] a program by its code', () => {
  expect(hotelLoyaltyProgram('WOH')).toMatchObject({ name: 'World of Hyatt', chain: 'Hyatt' });
  expect(hotelLoyaltyProgram('XXX')).toBeUndefined();
});
