import type { components } from '#schema/platform.openapi.ts';
import { toFiat } from '../kernel/money';
import { type FoundExperience, startTimesOf } from './search-experiences';

type Schemas = components['schemas'];

/** An experience in the contract's format; its days are only in a response about it alone. */
export function experienceView(
  found: FoundExperience,
  { label, setting }: Schemas['ExperiencePlace'],
  { withDays }: { readonly withDays: boolean },
): Schemas['Experience'] {
  const { experience, days } = found;
  const { id, minutes, priceMinor, currencyCode, groupSize, minimumAge, rating, meetingPoint } = experience;
  const { title, summary, description, category, pricing, ticket, cancellation } = experience;
  return {
    activityId: id,
    title,
    summary,
    description,
    category,
    placeName: label,
    ...(setting !== undefined && { setting }),
    durationMinutes: minutes,
    price: toFiat(priceMinor, currencyCode),
    pricing,
    maximumGroupSize: groupSize,
    ...(minimumAge !== undefined && { minimumAge }),
    ...(rating && { rating }),
    ticket,
    cancellation,
    included: [...experience.included],
    toBring: [...experience.toBring],
    languages: [...experience.languages],
    accessibility: [...experience.accessibility],
    meetingPoint: {
      name: meetingPoint.name,
      directions: meetingPoint.directions,
      coordinates: { lat: meetingPoint.at.latitude, lon: meetingPoint.at.longitude },
    },
    startTimes: startTimesOf(found),
    ...(withDays &&
      days && {
        days: days.map(({ date, starts }) => ({ date, starts: starts.map((each) => ({ ...each })) })),
      }),
  };
}
