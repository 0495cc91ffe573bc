import type { SearchState } from '#domain/search/search-state.ts';
import { onDemand } from '../../components/on-demand/on-demand';

/** Browsers with scripts render nothing in `noscript`, so this code loads only on the gateway. */
const SearchForm = onDemand(async () => (await import('./search-form')).SearchForm);

/** Replaces the elements that `needs-scripts` hides (client/build/rendered-page.ts). */
export const SearchWithoutScripts = ({ search }: { readonly search: SearchState }) => (
  <noscript>
    <SearchForm search={search} />
  </noscript>
);
