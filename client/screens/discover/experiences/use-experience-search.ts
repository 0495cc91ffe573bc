import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ExperienceSearch, parseExperienceSearch } from '#domain/experiences/experience-search.ts';
import { useToday } from '#client/app/session/session-context.ts';

/** The search in the address. */
export function useExperienceSearch(): ExperienceSearch {
  const [params] = useSearchParams();
  const today = useToday();
  return useMemo(() => parseExperienceSearch(params, today), [params, today]);
}
