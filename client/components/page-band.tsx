import { Box, type BoxProps, Container, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PageBandProps {
  /** The name of the landmark. */
  readonly label: string;
  readonly bg: BoxProps['bg'];
  readonly minH?: BoxProps['minH'];
  readonly children: ReactNode;
}

/** A band over the whole width between the header and the screen. */
export const PageBand = ({ label, bg, minH = '12', children }: PageBandProps) => (
  <Box
    as="aside"
    aria-label={label}
    bg={bg}
    borderBottomWidth="1px"
    textStyle="sm"
    _print={{ display: 'none' }}
  >
    <Container maxW="7xl" px={{ base: '4', md: '6' }}>
      <Flex minH={minH} py="1.5" columnGap="3" rowGap="1" align="center" wrap="wrap">
        {children}
      </Flex>
    </Container>
  </Box>
);
