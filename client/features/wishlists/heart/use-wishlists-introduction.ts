import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useExperiment } from '#client/app/session/session-context.ts';
import { WishlistsIntroductionDocument, WishlistsIntroductionSeenDocument } from './introduction.generated';

export interface WishlistsIntroductionState {
  readonly isShown: boolean;
  /** Records for this user, on all devices, that the introduction was seen. */
  readonly finish: () => void;
}

/** PF-02, WI-10: the introduction to wishlists, for users of the experiment who have not seen it. */
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
      // If this fails, the introduction is shown once more.
      remember().catch(() => undefined);
    },
  };
}
