import { useMemo } from 'react';
import {
  type ExperienceSearch,
  parseExperienceSearch,
} from '../../../../domain/experiences/experience-search';
import { useToday } from '../../../app/session/session-context';
import { useSearchParams } from '../../../router/router-provider';

/** The search in the address. */
export function useExperienceSearch(): ExperienceSearch {
  const [params] = useSearchParams();
  const today = useToday();
  return useMemo(() => parseExperienceSearch(params, today), [params, today]);
}
