import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { message } from '#domain/failures/messages.ts';
import { ROUTES } from '#domain/routes.ts';
import type { ShopError } from '#domain/search/shop-load.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { MessageDialog } from '#client/components/message-dialog/message-dialog.tsx';
import { ListingSkeleton } from './listing-skeleton';
import { forgetStoredSearch } from './stored-search';

export interface MissingListingProps {
  readonly listingId: string;
  readonly error: ShopError | null;
  /** LQ-13: the traveler has read it and continues. */
  readonly acknowledge: () => void;
}

/** LS-19, LS-20: the platform has no such home. */
export function MissingListing({ listingId, error, acknowledge }: MissingListingProps) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const track = useTrack();
  const shown = message('LISTING_MISSING', null, { supportPhone: usePortal()?.supportPhone ?? '' });
  useEffect(() => track('listing_missing', { listingId, error }), [track, listingId, error]);
  return (
    <>
      <ListingSkeleton isStill />
      <MessageDialog
        message={shown}
        onAction={() => {
          acknowledge();
          forgetStoredSearch(client);
          void navigate(ROUTES.root);
        }}
      />
    </>
  );
}
