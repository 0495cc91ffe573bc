/**
 * Loyalty programs of hotels that a traveler's number can be kept for (TR-27): program, a three-letter code, chain.
 */
export interface HotelLoyaltyProgram {
  readonly code: string;
  readonly name: string;
  readonly chain: string;
}

const program = (code: string, name: string, chain: string): HotelLoyaltyProgram => ({ code, name, chain });

export const HOTEL_LOYALTY_PROGRAMS: readonly HotelLoyaltyProgram[] = [
  program('ALL', 'ALL Accor Live Limitless', 'Accor'),
  program('BWR', 'Best Western Rewards', 'Best Western'),
  program('CAR', 'Caesars Rewards', 'Caesars'),
  program('CHP', 'Choice Privileges', 'Choice Hotels'),
  program('DIS', 'Discovery', 'Global Hotel Alliance'),
  program('HHO', 'Hilton Honors', 'Hilton'),
  program('IHG', 'One Rewards', 'IHG'),
  program('IPR', 'I Prefer', 'Preferred Hotels'),
  program('LEA', 'Leaders Club', 'Leading Hotels'),
  program('LOE', 'Loews YouFirst', 'Loews'),
  program('MBV', 'Marriott Bonvoy', 'Marriott'),
  program('MGM', 'MGM Rewards', 'MGM Resorts'),
  program('OMN', 'Omni Select Guest', 'Omni'),
  program('RAD', 'Radisson Rewards', 'Radisson'),
  program('RRR', 'RediRewards', 'Red Roof Inn'),
  program('SGL', 'Shangri-La Circle', 'Shangri-La'),
  program('STA', 'Stash Rewards', 'Independent hotels'),
  program('WOH', 'World of Hyatt', 'Hyatt'),
  program('WYN', 'Wyndham Rewards', 'Wyndham'),
];

export const hotelLoyaltyProgram = (code: string): HotelLoyaltyProgram | undefined =>
  HOTEL_LOYALTY_PROGRAMS.find((each) => each.code === code);
