import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ROUTES } from '#domain/routes.ts';
import type { CustomizeTexts } from '../../app/host/host-context';
import { Brand } from '../../app/shell/brand';

/** LS-22: the header while the traveler decides on options of the stay. The logo leads home. */
export const CustomizeHeader = ({
  title = 'Customize',
  subtitle = 'Add or decline these options to continue',
}: CustomizeTexts) => (
  <Flex
    containerType="inline-size"
    align="center"
    gap={{ base: '4', lg: '8' }}
    py={{ base: '4', lg: '8' }}
    px={{ base: '4', lg: '0' }}
  >
    <Brand to={ROUTES.root} />
    <Box minW="0">
      <Heading as="h1" size={{ base: 'xl', lg: '3xl' }}>
        {title}
      </Heading>
      <Text color="fg.muted">{subtitle}</Text>
    </Box>
  </Flex>
);
