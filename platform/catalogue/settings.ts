import { readWorld } from '../world/read-world';
import type { HomeKind, Setting } from './catalogue.types';
import type { AmenityKind } from './home/amenity-kinds';

/** One kind of place, as in `platform/world/settings/`: its homes, amenities, streets and sentence templates (texts/compose.ts). */
interface SettingDefinition {
  readonly homes: readonly PropertyType[];
  /** Percent of homes that have it. */
  readonly amenities: Partial<Record<AmenityKind, number>>;
  readonly streets: readonly string[];
  /** Each is used for one home only. */
  readonly names: readonly string[];
  /** Used once the names run out: composed of facts. */
  readonly descriptiveNames: readonly string[];
  readonly openings: readonly string[];
  readonly living: readonly string[];
  readonly outdoors: readonly string[];
  readonly table: readonly string[];
  readonly evenings: readonly string[];
  readonly importantInformation: readonly string[];
  /** Sentences of guests about the place. */
  readonly reviews: readonly string[];
}

interface PropertyType {
  readonly noun: string;
  /** The kind under which a search finds it. */
  readonly kind: HomeKind;
  /** 0 bedrooms is a studio. */
  readonly bedrooms: readonly number[];
}

const read = (setting: Setting) => readWorld<SettingDefinition>(`settings/${setting}.json`);

export const SETTINGS: Readonly<Record<Setting, SettingDefinition>> = {
  coast: read('coast'),
  cabin: read('cabin'),
  forest: read('forest'),
  desert: read('desert'),
  farm: read('farm'),
  lake: read('lake'),
  city: read('city'),
  tropic: read('tropic'),
};
