import type { AmenityKind } from '#client/generated/graph.ts';

/** Line drawings on a 24-unit grid, one for each highlighted kind; all others have a tick. */
const DRAWINGS: Readonly<Partial<Record<AmenityKind, string>>> & { readonly OTHER: string } = {
  KITCHEN: 'M7 3v7a2 2 0 0 0 4 0V3M9 12v9M17 3c-2 1-3 4-3 7h3v11',
  AIR_CONDITIONING: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  WIFI: 'M3 9a13 13 0 0 1 18 0M6 12.5a8.6 8.6 0 0 1 12 0M9 16a4.2 4.2 0 0 1 6 0M12 19.5v.1',
  WASHER: 'M5 3h14v18H5zM8 6h.1M11 6h.1M12 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM9 14.5c1.5-1 2.5 1 6-.5',
  COFFEE_MAKER:
    'M5 8h11v6a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8 3v2M12 3v2M4 21.5h13',
  PARKING: 'M4 4h16v16H4zM10 17V8h3a2.75 2.75 0 0 1 0 5.5h-3',
  DRYER:
    'M5 3h14v18H5zM8 6h.1M12 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM11 12c-1 1.3 1 2.3 0 4M13.5 12c-1 1.3 1 2.3 0 4',
  POOL: 'M8 14V5.5a2 2 0 0 1 4 0M15 14V5.5a2 2 0 0 1 4 0M8 9h7M3 17c2 0 2-1.5 4.5-1.5S10 17 12 17s2-1.5 4.5-1.5S19 17 21 17M3 20.5c2 0 2-1.5 4.5-1.5s2.5 1.5 4.5 1.5 2-1.5 4.5-1.5 2.5 1.5 4.5 1.5',
  OUTDOOR_SPACE: 'M12 3 6 11h3l-4 6h14l-4-6h3zM12 17v4',
  BARBECUE_GRILL:
    'M4 9h16a8 8 0 0 1-16 0ZM8.5 16 6 21M15.5 16l2.5 5M9 6c-1-1.3 1-2 0-3.5M13 6c-1-1.3 1-2 0-3.5',
  HOT_TUB:
    'M3 13h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8 10c-1.3-1.700 1.3-3 0-5M12 10c-1.3-1.700 1.3-3 0-5M16 10c-1.3-1.700 1.3-3 0-5',
  GYM: 'M7 7v10M4 9.5v5M17 7v10M20 9.5v5M7 12h10',
  ACCESSIBILITY:
    'M11 6.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM11 7v6.5h5l2.5 5.5H21M11 10h4M8.5 11.5a5 5 0 1 0 6 7',
  PET_FRIENDLY:
    'M7 12.5a1.800 2.200 0 1 0 0-4.400 1.800 2.200 0 0 0 0 4.400ZM17 12.5a1.800 2.200 0 1 0 0-4.400 1.800 2.200 0 0 0 0 4.400ZM12 8.200a1.800 2.200 0 1 0 0-4.400 1.800 2.200 0 0 0 0 4.400ZM12 12c-2.700 0-5 2.600-5 5.200 0 2 1.700 2.800 3.200 2.3 1.200-.4 2.400-.4 3.600 0 1.5.5 3.200-.3 3.200-2.3 0-2.600-2.3-5.200-5-5.200Z',
  FREE_PARKING: 'M4 4h16v16H4zM10 17V8h3a2.75 2.75 0 0 1 0 5.5h-3',
  OTHER: 'm5 12.5 4.5 4.5L19 7.5',
};

/** Decoration: the amenity's name is next to it. */
export const AmenityIcon = ({ kind }: { readonly kind: AmenityKind }) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={DRAWINGS[kind] ?? DRAWINGS.OTHER} />
  </svg>
);
