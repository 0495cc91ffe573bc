import type { components } from '#schema/platform.openapi.ts';
import type { Coordinates, CurrencyCode, Setting } from '../catalogue/catalogue.types';

type WireExperience = components['schemas']['Experience'];
type Request = components['schemas']['SearchExperiencesRequest'];

export type Category = NonNullable<Request['category']>;
export type PartOfDay = NonNullable<Request['timesOfDay']>[number];
export type Access =
  'WheelchairAccessible' | 'StepFree' | 'Strollers' | 'ServiceAnimals' | 'EasyPace' | 'ActivePace';

/** An experience that guides offer in many places, as in `platform/world/experiences/`. Texts are templates of `catalogue/texts/compose.ts`. */
export interface ExperienceKind {
  readonly id: string;
  readonly category: Category;
  /** Settings, one of which it requires; absent if it requires none. */
  readonly settings?: readonly Setting[];
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly openings: readonly string[];
  readonly details: readonly string[];
  readonly minutes: readonly number[];
  /** Start times of a day, one set for each guide. */
  readonly starts: readonly (readonly string[])[];
  /** Lowest and highest, in US dollars. */
  readonly usd: readonly [number, number];
  readonly isForGroup?: boolean;
  readonly groupSize: readonly [number, number];
  readonly minimumAge?: number;
  readonly included: readonly string[];
  readonly toBring: readonly string[];
  readonly accessibility: readonly Access[];
}

/** One experience of a market. */
export interface Experience {
  readonly id: string;
  readonly marketId: string;
  readonly timeZone: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly category: Category;
  readonly minutes: number;
  readonly priceMinor: number;
  readonly currencyCode: CurrencyCode;
  readonly pricing: 'PerPerson' | 'PerGroup';
  readonly groupSize: number;
  readonly minimumAge: number | undefined;
  readonly rating: { readonly score: number; readonly count: number } | undefined;
  readonly ticket: 'MobileOnly' | 'Paper';
  readonly cancellation: WireExperience['cancellation'];
  readonly included: readonly string[];
  readonly toBring: readonly string[];
  readonly languages: readonly string[];
  readonly accessibility: readonly Access[];
  readonly meetingPoint: { readonly name: string; readonly directions: string; readonly at: Coordinates };
  /** Weekdays on which it is offered, 1 = Monday. */
  readonly weekdays: readonly number[];
  readonly startTimes: readonly string[];
}
