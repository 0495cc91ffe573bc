import { APPALACHIA_AND_SOUTH } from './appalachia-and-south.markets';
import { CALIFORNIA } from './california.markets';
import { CANADA } from './canada.markets';
import { FLORIDA } from './florida.markets';
import { GREAT_LAKES } from './great-lakes.markets';
import { GULF_COAST } from './gulf-coast.markets';
import type { MarketDefinition } from './market-definition';
import { MEXICO_AND_EUROPE } from './mexico-and-europe.markets';
import { MID_ATLANTIC } from './mid-atlantic.markets';
import { NEW_ENGLAND } from './new-england.markets';
import { NORTHWEST_AND_HAWAII } from './northwest-and-hawaii.markets';
import { ROCKIES } from './rockies.markets';
import { SOUTHERN_ATLANTIC } from './southern-atlantic.markets';
import { SOUTHWEST } from './southwest.markets';

export const MARKET_DEFINITIONS: MarketDefinition[] = [
  ...SOUTHERN_ATLANTIC,
  ...NEW_ENGLAND,
  ...MID_ATLANTIC,
  ...GULF_COAST,
  ...FLORIDA,
  ...APPALACHIA_AND_SOUTH,
  ...GREAT_LAKES,
  ...ROCKIES,
  ...SOUTHWEST,
  ...CALIFORNIA,
  ...NORTHWEST_AND_HAWAII,
  ...CANADA,
  ...MEXICO_AND_EUROPE,
];
