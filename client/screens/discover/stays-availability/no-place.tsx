import { PageTitle } from '#client/components/page-title.tsx';
import { NoResults } from '#client/features/homes/no-results.tsx';

export interface NoPlaceProps {
  /** The name in the address, which no place has; undefined when the platform requires a place and the address has none. */
  readonly name: string | undefined;
}

export const NoPlace = ({ name }: NoPlaceProps) => (
  <>
    <PageTitle>Find a stay</PageTitle>
    {name === undefined ? (
      <NoResults title="Where would you like to stay?" level="h1">
        Choose a city or region above to see available homes.
      </NoResults>
    ) : (
      <NoResults title={`We know no place named ${name}`} level="h1">
        Check the spelling, or choose a city or a region above.
      </NoResults>
    )}
  </>
);
