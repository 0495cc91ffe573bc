import { HOTEL_LOYALTY_PROGRAMS, hotelLoyaltyProgram } from './hotel-loyalty';

// The specification counts the programs without naming them, so the list is ours. No code of the product reads it yet.
test('the programs of hotels are listed by code, name and chain [TR-27]', () => {
  expect(HOTEL_LOYALTY_PROGRAMS.map(({ code, name, chain }) => [code, name, chain])).toEqual([
    ['ALL', 'ALL Accor Live Limitless', 'Accor'],
    ['BWR', 'Best Western Rewards', 'Best Western'],
    ['CAR', 'Caesars Rewards', 'Caesars'],
    ['CHP', 'Choice Privileges', 'Choice Hotels'],
    ['DIS', 'Discovery', 'Global Hotel Alliance'],
    ['HHO', 'Hilton Honors', 'Hilton'],
    ['IHG', 'One Rewards', 'IHG'],
    ['IPR', 'I Prefer', 'Preferred Hotels'],
    ['LEA', 'Leaders Club', 'Leading Hotels'],
    ['LOE', 'Loews YouFirst', 'Loews'],
    ['MBV', 'Marriott Bonvoy', 'Marriott'],
    ['MGM', 'MGM Rewards', 'MGM Resorts'],
    ['OMN', 'Omni Select Guest', 'Omni'],
    ['RAD', 'Radisson Rewards', 'Radisson'],
    ['RRR', 'RediRewards', 'Red Roof Inn'],
    ['SGL', 'Shangri-La Circle', 'Shangri-La'],
    ['STA', 'Stash Rewards', 'Independent hotels'],
    ['WOH', 'World of Hyatt', 'Hyatt'],
    ['WYN', 'Wyndham Rewards', 'Wyndham'],
  ]);
});

test('a program is found by its code; a code of no program finds nothing [TR-27]', () => {
  expect(hotelLoyaltyProgram('WOH')).toEqual({ code: 'WOH', name: 'World of Hyatt', chain: 'Hyatt' });
  expect(hotelLoyaltyProgram('XXX')).toBeUndefined();
});
