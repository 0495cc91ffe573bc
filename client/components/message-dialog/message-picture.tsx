import { Center } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MessageIcon } from '#domain/failures/message-kinds.ts';
import { AlertIcon, CardIcon, PriceDownIcon, PriceUpIcon } from '../icons/icons';

/** ER-02, PD-08: each kind of message has its own picture. */
const pictures: Readonly<Record<MessageIcon, { readonly picture: ReactNode; readonly palette: string }>> = {
  GENERIC_ERROR: { picture: <AlertIcon />, palette: 'orange' },
  UNABLE_TO_PROCESS: { picture: <CardIcon />, palette: 'red' },
  PRICE_DROP: { picture: <PriceDownIcon />, palette: 'green' },
  PRICE_INCREASE: { picture: <PriceUpIcon />, palette: 'orange' },
};

export function MessagePicture({ icon }: { icon: MessageIcon }) {
  const { picture, palette } = pictures[icon];
  return (
    <Center
      boxSize="16"
      borderRadius="full"
      fontSize="3xl"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      data-icon={icon}
    >
      {picture}
    </Center>
  );
}
