import type { Setting } from '../catalogue.types';
import { CABIN } from './cabin.texts';
import { CITY } from './city.texts';
import { COAST } from './coast.texts';
import { DESERT } from './desert.texts';
import { FARM } from './farm.texts';
import { FOREST } from './forest.texts';
import { LAKE } from './lake.texts';
import type { SettingTexts } from './setting-texts';
import { TROPIC } from './tropic.texts';

export const SETTING_TEXTS: Record<Setting, SettingTexts> = {
  coast: COAST,
  cabin: CABIN,
  forest: FOREST,
  desert: DESERT,
  farm: FARM,
  lake: LAKE,
  city: CITY,
  tropic: TROPIC,
};
