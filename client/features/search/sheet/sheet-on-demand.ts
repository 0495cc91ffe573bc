import { onDemand } from '#client/components/on-demand/on-demand.ts';

export const loadSheet = () => import('./search-sheet');

export const SearchSheet = onDemand(async () => (await loadSheet()).SearchSheet);
