import { useMemo } from 'react';
import { useSearchParams } from '../../router/router-provider';
import { type ExperienceSearch, parseExperienceSearch } from '../../../domain/experiences/experience-search';
import { useToday } from '../../app/session/session-context';

/** The search that the address describes. */
export function useExperienceSearch(): ExperienceSearch {
  const [params] = useSearchParams();
  const today = useToday();
  return useMemo(() => parseExperienceSearch(params, today), [params, today]);
}
