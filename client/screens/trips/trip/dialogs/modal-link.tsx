import { Link as ChakraLink, type LinkProps } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { NamedModal } from '#domain/booking/trip-modals.ts';
import { TOUCH_TARGET } from '#client/components/media/touch-target.ts';
import { linkToModal } from './link-to-modal';

export interface ModalLinkProps extends LinkProps {
  readonly tripId: string;
  readonly modal: NamedModal;
}

/** Opens a modal of a trip's page by its address (CN-08). */
export const ModalLink = ({ tripId, modal, children, ...link }: ModalLinkProps) => (
  <ChakraLink
    asChild
    color="fg.brand"
    fontWeight="semibold"
    minH="6"
    _print={{ display: 'none' }}
    {...TOUCH_TARGET}
    {...link}
  >
    <Link {...linkToModal(tripId, modal)}>{children}</Link>
  </ChakraLink>
);
