import { Center } from '@chakra-ui/react';
import { Photo, type PhotoProps, type ShownPhoto } from '../components/photo/photo';

export interface CoverPhotoProps extends Omit<PhotoProps, 'photo'> {
  readonly photo: ShownPhoto | undefined;
}

/** The first picture of a home, or as much room that says there is none. */
export const CoverPhoto = ({ photo, ...frame }: CoverPhotoProps) =>
  photo ? (
    <Photo photo={photo} {...frame} />
  ) : (
    <Center aspectRatio="3 / 2" bg="bg.muted" color="fg.muted" textStyle="sm">
      No photos yet
    </Center>
  );
