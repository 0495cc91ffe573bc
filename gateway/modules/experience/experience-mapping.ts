/** Maps experiences from REST to the graph, their texts as plain text (FM-10). */
import { codeFromWire } from '#domain/codes.ts';
import { ACCESS_WORDS } from '#domain/experiences/experience-labels.ts';
import { experienceTimeOfDay } from '#domain/experiences/time-of-day.ts';
import { plainText } from '#domain/plain-text.ts';
import {
  type Experience,
  type ExperienceAccess,
  ExperienceCancellation,
  ExperienceCategory,
  type ExperienceDay,
  type ExperiencePlace,
  ExperiencePricing,
  ExperienceTicket,
  PlaceSetting,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { moneyOf } from '../money/money-mapping';
import { nodeIdOf } from '../node/node-id';

export const experienceCategory = enumReader(ExperienceCategory);
const pricing = enumReader(ExperiencePricing);
const placeSetting = enumReader(PlaceSetting);

/** Null when the platform does not say what surrounds a place. */
const settingOf = (setting: string | undefined) => (setting === undefined ? null : placeSetting(setting));
export const experienceTicket = enumReader(ExperienceTicket);
export const experienceCancellation = enumReader(ExperienceCancellation);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

export const experienceOf = (wire: Wire<'Experience'>): Experience => ({
  id: wire.activityId,
  nodeId: nodeIdOf('Experience', wire.activityId),
  title: plainText(wire.title),
  summary: plainText(wire.summary),
  description: plainText(wire.description).split(/\n{2,}/),
  category: experienceCategory(wire.category),
  placeName: plainText(wire.placeName),
  setting: settingOf(wire.setting),
  durationMinutes: wire.durationMinutes,
  price: moneyOf(wire.price),
  pricing: pricing(wire.pricing),
  maximumGroupSize: wire.maximumGroupSize ?? null,
  minimumAge: wire.minimumAge ?? null,
  rating: wire.rating?.score ?? null,
  reviewCount: wire.rating?.count ?? 0,
  ticket: experienceTicket(wire.ticket),
  cancellation: {
    status: experienceCancellation(wire.cancellation.status),
    untilHoursBefore: wire.cancellation.untilHoursBefore ?? null,
    refundPercent: wire.cancellation.refundPercent ?? null,
  },
  included: wire.included.map(plainText),
  toBring: wire.toBring.map(plainText),
  languages: wire.languages
    .filter((code) => LANGUAGE_CODE.test(code))
    .flatMap((code) => languageNames.of(code) ?? []),
  accessibility: wire.accessibility.map(codeFromWire).filter(isAccess),
  meetingPoint: {
    name: plainText(wire.meetingPoint.name),
    directions: plainText(wire.meetingPoint.directions),
    coordinates: wire.meetingPoint.coordinates,
  },
});

const isAccess = (code: string): code is ExperienceAccess => Object.hasOwn(ACCESS_WORDS, code);

export const experiencePlaceOf = (wire: Wire<'ExperiencePlace'>): ExperiencePlace => ({
  placeId: wire.placeId,
  label: plainText(wire.label),
  country: plainText(wire.sublabel),
  center: wire.coordinates,
  experienceCount: wire.experiencesCount,
  setting: settingOf(wire.setting),
});

export const experienceDayOf = ({ date, starts }: Wire<'ExperienceDay'>): ExperienceDay => ({
  date,
  starts: starts.map(({ time, placesLeft }) => ({ time, placesLeft, timeOfDay: experienceTimeOfDay(time) })),
});
