import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { GatewayOriginContext } from '../gateway-origin';
import { imageAddresses, type PhotoAddresses } from './photo-addresses';

/** A photo as the graph describes it. */
export interface ShownPhoto extends PhotoAddresses {
  readonly alt: string;
  readonly dominantColor: string | null;
}

export interface PhotoProps extends Omit<BoxProps, 'onError'> {
  readonly photo: ShownPhoto;
  /** The width at which it is shown, as a `sizes` attribute (`(min-width: 961px) 33vw, 100vw`). */
  readonly sizes: string;
  /** Width to height, `3 / 2` by default. */
  readonly ratio?: string;
  /** For photos in the first view: loads immediately and before other pictures. */
  readonly isFirst?: boolean;
  /** GA-07: called when the picture could not be loaded; it is already hidden. */
  readonly onFailed?: () => void;
}

/** A photo in a frame of its dominant color, so that nothing jumps or flashes while it loads. */
export function Photo({ photo, sizes, ratio = '3 / 2', isFirst = false, onFailed, ...frame }: PhotoProps) {
  const [isHidden, setIsHidden] = useState(false);
  const origin = use(GatewayOriginContext);
  const { src, srcSet } = imageAddresses(photo, origin);
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    setIsHidden(true);
    onFailed?.();
  };
  const failEarly = useEffectEvent(fail);
  useEffect(() => {
    // The picture of a rendered page failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) failEarly();
  }, []);
  return (
    <Box
      position="relative"
      overflow="hidden"
      aspectRatio={ratio}
      bg={photo.dominantColor ?? 'bg.muted'}
      {...frame}
    >
      {!isHidden && (
        <chakra.img
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={photo.alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          onError={fail}
        />
      )}
    </Box>
  );
}
