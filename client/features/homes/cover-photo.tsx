import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Center } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Photo, type PhotoProps } from '../../components/photo/photo';
import {
  CoverPhoto_ListingFragmentDoc,
  type CoverPhoto_ListingFragment,
  ResultPhoto_ListingFragmentDoc,
  type ResultPhoto_ListingFragment,
} from './cover-photo.generated';

type Frame = Omit<PhotoProps, 'photo'>;

export interface CoverPhotoProps extends Frame {
  readonly listing: FragmentType<CoverPhoto_ListingFragment>;
  /** Shown for a home without photos; nothing by default. */
  readonly fallback?: ReactNode;
}

/** The first photo of a home. */
export function CoverPhoto({ listing, fallback = null, ...frame }: CoverPhotoProps) {
  const { data } = useSuspenseFragment({ fragment: CoverPhoto_ListingFragmentDoc, from: listing });
  const [photo] = data.photos;
  return photo ? <Photo photo={photo} {...frame} /> : fallback;
}

export interface ResultPhotoProps extends Frame {
  readonly listing: FragmentType<ResultPhoto_ListingFragment> | null | undefined;
  /** Shown without a home, or for one without photos; by default a note of the same size. */
  readonly fallback?: ReactNode;
  /** The photo adds nothing to the text next to it, so it has no text alternative. */
  readonly isDecorative?: boolean;
}

/** The first photo of a home in a list. */
export function ResultPhoto({
  listing = null,
  fallback = <NoPhotos />,
  isDecorative = false,
  ...frame
}: ResultPhotoProps) {
  const { data } = useSuspenseFragment({ fragment: ResultPhoto_ListingFragmentDoc, from: listing });
  const photo = data?.photos[0];
  return photo ? <Photo photo={isDecorative ? { ...photo, alt: '' } : photo} {...frame} /> : fallback;
}

export const NoPhotos = () => (
  <Center aspectRatio="3 / 2" bg="bg.muted" color="fg.muted" textStyle="sm">
    No photos yet
  </Center>
);
