import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { wishlistPath } from '#domain/routes.ts';
import { wishlistOf } from '#domain/wishlists.ts';
import { useExperiment } from '#client/app/session/session-context.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import { addFavorite, type ChangeFailure, removeFavorite, type WishlistName } from './favorite-changes';
import { useFavorites } from './use-favorites';

export interface Home {
  readonly id: string;
  readonly name: string;
}

export interface Heart {
  /** The traveler's choice: a press shows immediately, and is undone if the change fails. */
  readonly isPressed: boolean;
  readonly isLoading: boolean;
  /** The wishlists to choose from, when there is a choice. */
  readonly wishlists: readonly WishlistName[];
  /** Adds the home to a wishlist, the newest one by default. */
  readonly save: (wishlistId?: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** WI-05, WI-06, WI-08: a home as a favorite. The map changes when the platform has responded; the heart does not wait. */
export function useHeart({ id: listingId, name }: Home): Heart {
  const client = useApolloClient();
  const navigate = useNavigate();
  const track = useTrack();
  const isIntroduced = useExperiment('WISHLISTS_FTUX');
  const { map, wishlists, isLoading } = useFavorites();
  const [wanted, setWanted] = useState<boolean>();
  const wishlistId = map && wishlistOf(map, listingId);

  /** Show the requested state until the platform has responded. */
  const showing = async <Answer>(isFavorite: boolean, change: () => Promise<Answer>): Promise<Answer> => {
    setWanted(isFavorite);
    const answer = await change();
    setWanted(undefined);
    return answer;
  };

  const save = async (chosen?: string) => {
    if (wanted !== undefined) return;
    const input = { listingId, ...(chosen !== undefined && { wishlistId: chosen }) };
    const { wishlist, failure } = await showing(true, () => addFavorite(client, input));
    if (failure) return showFailure(failure);
    track('favorite_saved', { listingId });
    const isFirst = isIntroduced && (await isIntroductionDue(client).catch(() => false));
    toaster.create({
      type: 'success',
      title: `Saved to ${wishlist.name}`,
      description: isFirst ? `${name} is under Favorites, on all your devices.` : name,
      action: { label: 'See it', onClick: () => void navigate(wishlistPath(wishlist.id)) },
    });
  };

  const remove = async () => {
    if (wanted !== undefined) return;
    const failure = await showing(false, () => removeFavorite(client, listingId));
    if (failure) return showFailure(failure);
    track('favorite_removed', { listingId });
    const undo = async () => {
      const { failure: refusal } = await addFavorite(client, {
        listingId,
        ...(wishlistId !== undefined && { wishlistId }),
      });
      if (refusal) showFailure(refusal);
    };
    toaster.create({
      type: 'info',
      title: 'Removed from your wishlists',
      description: name,
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => void undo() },
    });
  };

  return { isPressed: wanted ?? wishlistId !== undefined, isLoading, wishlists, save, remove };
}

const isIntroductionDue = async (client: ApolloClient): Promise<boolean> => {
  const { introduceFavorites } = await import('./introduction');
  return introduceFavorites(client);
};

/** Time to read the note, find the button and decide. */
const UNDO_MS = 10_000;

const showFailure = ({ title, text }: ChangeFailure): void =>
  void toaster.create({ type: 'error', title, description: text });
