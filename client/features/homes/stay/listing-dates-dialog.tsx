import { Suspense } from 'react';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import type { OpenDatesDialogProps } from './open-dates-dialog';

const OpenDatesDialog = onDemand(async () => (await import('./open-dates-dialog')).OpenDatesDialog);

export interface ListingDatesDialogProps extends OpenDatesDialogProps {
  readonly isOpen: boolean;
}

/** Picks the dates of a stay in this home. Loads when it is first opened. */
export const ListingDatesDialog = ({ isOpen, ...dialog }: ListingDatesDialogProps) =>
  isOpen ? (
    <Suspense>
      <OpenDatesDialog {...dialog} />
    </Suspense>
  ) : null;
