import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A link or a button in the menu of the account. */
export const AccountEntry = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    asChild
    display="flex"
    alignItems="center"
    gap="3"
    w="full"
    px="3"
    py="2.5"
    borderRadius="l2"
    cursor="pointer"
    focusVisibleRing="inside"
    _hover={{ bg: 'bg.muted' }}
  >
    {children}
  </chakra.div>
);
