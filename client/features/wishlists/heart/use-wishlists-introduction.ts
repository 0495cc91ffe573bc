import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useExperiment } from '../../../app/session/session-context';
import { WishlistsIntroductionDocument, WishlistsIntroductionSeenDocument } from './introduction.generated';

export interface WishlistsIntroductionState {
  readonly isShown: boolean;
  /** It was seen: remembered for this user, on all devices. */
  readonly finish: () => void;
}

/** PF-02, WI-10: the first-time experience of wishlists, for those who take part in it and have not seen it. */
export function useWishlistsIntroduction(isWanted: boolean): WishlistsIntroductionState {
  const isOn = useExperiment('WISHLISTS_FTUX');
  const { data } = useQuery(WishlistsIntroductionDocument, { skip: !isOn || !isWanted });
  const [remember] = useMutation(WishlistsIntroductionSeenDocument);
  const [isOver, setIsOver] = useState(false);
  const isShown = data?.preferenceMetadata?.hasSeenWishlistsFtux === false && !isOver;
  return {
    isShown,
    finish: () => {
      if (!isShown) return;
      setIsOver(true);
      // Not remembered, it is shown once more: nothing to trouble anyone with.
      remember().catch(() => undefined);
    },
  };
}
