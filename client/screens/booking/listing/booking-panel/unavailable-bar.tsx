import { UnavailableNotice } from '#client/features/homes/stay/unavailable-notice.tsx';
import type { StayEditing } from '#client/features/homes/stay/use-stay-editing.ts';
import type { ListingStay } from './listing-stay';
import { useAvailability } from './use-availability';

export interface UnavailableBarProps extends ListingStay {
  readonly stayEditing: Omit<StayEditing, 'panelRef'>;
}

/**
 * Above the photos, so that the first view of a home shows that the stay is unavailable; renders nothing while it is available.
 */
export function UnavailableBar({ stayEditing, ...booking }: UnavailableBarProps) {
  const { availability, maxOccupancy } = useAvailability(booking);
  if (availability?.__typename !== 'Unavailable') return null;
  return (
    <UnavailableNotice
      {...booking}
      reasons={availability.reasons}
      maxOccupancy={maxOccupancy}
      stayEditing={stayEditing}
      isBar
    />
  );
}
