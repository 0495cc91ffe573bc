import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { message } from '../../../../domain/failures/messages';
import { ROUTES } from '../../../../domain/routes';
import type { ShopError } from '../../../../domain/search/shop-load';
import { usePortal } from '../../../app/session/session-context';
import { useTrack } from '../../../app/tracking/use-track';
import { MessageDialog } from '../../../components/message-dialog/message-dialog';
import { useNavigate } from '../../../router/router-provider';
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
