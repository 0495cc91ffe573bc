import { Box, Container, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { PhoneIcon } from '../../components/icons/icons';
import { LARGE_TEXT } from '../../components/media/large-text';
import { TOUCH_TARGET } from '../../components/media/touch-target';
import { usePortal } from '../session/session-context';
import { useLinkWithSource } from '../entry/user-source';
import { useBrandName } from './brand';

const pages = [
  { to: ROUTES.terms, label: 'Terms' },
  { to: ROUTES.faq, label: 'Help and questions' },
] as const;

export function Footer() {
  const brandName = useBrandName();
  const supportPhone = usePortal()?.supportPhone;
  const linkWithSource = useLinkWithSource();
  return (
    <Box
      as="footer"
      borderTopWidth="1px"
      bg="bg.subtle"
      mt={{ base: '16', lg: '24' }}
      _print={{ display: 'none' }}
      // Room for a bar that a screen shows at the bottom of the window.
      css={{ 'main:has([data-bottom-bar]) ~ &': { pb: '20', [LARGE_TEXT]: { pb: '28' } } }}
    >
      <Container maxW="7xl" px={{ base: '4', md: '6' }} py="10">
        <Flex
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'center' }}
          gap="6"
        >
          <Box>
            <Text fontFamily="heading" textStyle="lg">
              {brandName}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              Whole homes, chosen one by one.
            </Text>
          </Box>
          <Flex
            as="nav"
            aria-label="Footer"
            columnGap="6"
            rowGap="5"
            wrap="wrap"
            align="center"
            textStyle="sm"
          >
            {supportPhone && (
              <ChakraLink href={`tel:${supportPhone}`} color="fg" minH="6" {...TOUCH_TARGET}>
                <PhoneIcon /> {supportPhone}
              </ChakraLink>
            )}
            {pages.map(({ to, label }) => (
              <ChakraLink key={to} asChild color="fg" minH="6" {...TOUCH_TARGET}>
                <Link to={linkWithSource(to)}>{label}</Link>
              </ChakraLink>
            ))}
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}
