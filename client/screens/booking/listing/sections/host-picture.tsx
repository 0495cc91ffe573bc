import { Center, type CenterProps, chakra } from '@chakra-ui/react';

export interface HostPictureProps extends Pick<CenterProps, 'boxSize' | 'textStyle'> {
  readonly name: string;
  readonly imageUrl: string | null;
}

/** The host's picture, or the initial of the name; the name itself is next to it. */
export const HostPicture = ({ name, imageUrl, ...box }: HostPictureProps) => (
  <Center
    flexShrink="0"
    borderRadius="full"
    overflow="hidden"
    bg="pine.muted"
    color="pine.fg"
    fontFamily="heading"
    aria-hidden="true"
    {...box}
  >
    {imageUrl === null ? (
      name.slice(0, 1)
    ) : (
      <chakra.img src={imageUrl} alt="" loading="lazy" w="full" h="full" objectFit="cover" />
    )}
  </Center>
);
