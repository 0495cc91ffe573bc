import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { GatewayOriginContext } from './gateway-origin';

export interface BusinessLogoProps {
  readonly logo: { readonly url: string; readonly alt: string } | null;
}

/** The logo of a business; nothing for a business without one. */
export function BusinessLogo({ logo }: BusinessLogoProps) {
  const origin = use(GatewayOriginContext);
  if (!logo) return null;
  return (
    <chakra.img
      src={logo.url.startsWith('/') ? `${origin}${logo.url}` : logo.url}
      alt={logo.alt}
      h="8"
      w="12"
      flexShrink="0"
      objectFit="contain"
      borderRadius="l2"
    />
  );
}
