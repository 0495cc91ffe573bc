import { Button, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { type SearchState, searchParams } from '#domain/search/search-state.ts';
import { MAX_GUESTS } from '#domain/stay/guests.ts';
import { useToday } from '../../app/session/session-context';
import { SearchIcon } from '../../components/icons/icons';
import { ANYWHERE, chosenPlace } from './chosen-place';
import { segmentLabel } from './search-segment';

/**
 * The search parameters that have a field below. The place is looked up by its name (RT-09), so an earlier pick does not count.
 */
const FIELDS = [
  'locationName',
  'lodgingSelection',
  'fromDate',
  'untilDate',
  'adultsCount',
  'children',
  'childrenCount',
  'petsCount',
  'listingId',
  'mapBounds',
];

/** The search form for a browser without scripts, which submits it to the results: render it inside `noscript`. */
export function SearchForm({ search }: { readonly search: SearchState }) {
  const today = useToday();
  const { stay, guests } = search;
  const others = [...searchParams(search)].filter(([name]) => !FIELDS.includes(name));
  return (
    <chakra.form
      method="get"
      action={ROUTES.staysAvailability}
      role="search"
      aria-label="Stays"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      p={{ base: '4', lg: '5' }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Grid
        templateColumns={{ base: 'repeat(6, 1fr)', lg: '2fr 1.2fr 1.2fr 5rem 5rem 5rem auto' }}
        gap="4"
        alignItems="end"
      >
        <Labeled label="Where" span={6}>
          <Field
            name="locationName"
            placeholder={ANYWHERE}
            defaultValue={chosenPlace(search)?.label ?? search.locationName ?? ''}
          />
        </Labeled>
        <Labeled label="Check-in" span={3}>
          <Field type="date" name="fromDate" min={today} defaultValue={stay.from} />
        </Labeled>
        <Labeled label="Check-out" span={3}>
          <Field type="date" name="untilDate" min={today} defaultValue={stay.until} />
        </Labeled>
        <Labeled label="Adults" span={2}>
          <Field type="number" name="adultsCount" min={1} max={MAX_GUESTS} defaultValue={guests.adults} />
        </Labeled>
        <Labeled label="Children" span={2}>
          <Field
            type="number"
            name="childrenCount"
            min={0}
            max={MAX_GUESTS}
            defaultValue={guests.children.length}
          />
        </Labeled>
        <Labeled label="Pets" span={2}>
          <Field type="number" name="petsCount" min={0} max={MAX_GUESTS} defaultValue={guests.pets} />
        </Labeled>
        <Button type="submit" size="xl" colorPalette="coral" gridColumn={{ base: 'span 6', lg: 'auto' }}>
          <SearchIcon /> Search
        </Button>
      </Grid>
    </chakra.form>
  );
}

interface LabeledProps {
  readonly label: string;
  /** Its width on a phone, of six columns. */
  readonly span: number;
  readonly children: ReactNode;
}

const Labeled = ({ label, span, children }: LabeledProps) => (
  <chakra.label gridColumn={{ base: `span ${span}`, lg: 'auto' }} minW="0">
    <chakra.span {...segmentLabel}>{label}</chakra.span>
    {children}
  </chakra.label>
);

const Field = chakra('input', {
  base: {
    w: 'full',
    h: '11',
    px: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    focusVisibleRing: 'outside',
  },
});
