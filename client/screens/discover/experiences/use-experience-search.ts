import { useMemo } from 'react';
import { type ExperienceSearch, parseExperienceSearch } from '#domain/experiences/experience-search.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { useSearchParams } from '#client/router/router-provider.tsx';

/** The search in the address. */
export function useExperienceSearch(): ExperienceSearch {
  const [params] = useSearchParams();
  const today = useToday();
  return useMemo(() => parseExperienceSearch(params, today), [params, today]);
}
