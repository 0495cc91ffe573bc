import { chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { pageBrand } from '../session/page-tenant';
import { usePortal } from '../session/session-context';
import { useLinkWithSource } from '../entry/user-source';
import { WIDE_WITH_BRAND_NAME } from './header-widths';

/** The brand from the portal, or from the page until the portal has responded; empty until then. */
export const useBrandName = (): string => usePortal()?.brandName ?? pageBrand() ?? '';

const Mark = () => (
  <chakra.svg flexShrink="0" boxSize="9" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" fill="var(--chakra-colors-pine-800)" />
    <path d="m6 22.5 8-13 4.2 7.2 2-3.2 5.8 9z" fill="#fbf8f3" />
    <circle cx="23" cy="9.5" r="2.6" fill="var(--chakra-colors-coral-400)" />
  </chakra.svg>
);

export interface BrandProps {
  /** The destination: the search by default. */
  readonly to?: string;
}

/** The mark, followed by the name in a container with room for it. */
export function Brand({ to = ROUTES.stays }: BrandProps) {
  const brandName = useBrandName();
  const linkWithSource = useLinkWithSource();
  return (
    <Flex asChild align="center" gap="2.5" minW="9" color="fg" borderRadius="l2" focusVisibleRing="outside">
      <Link
        to={linkWithSource(to)}
        aria-label={brandName === '' ? 'Search stays' : `${brandName}, search stays`}
      >
        <Mark />
        <Text
          fontFamily="heading"
          textStyle="lg"
          letterSpacing="-0.01em"
          truncate
          display="none"
          css={{ [WIDE_WITH_BRAND_NAME]: { display: 'block' } }}
        >
          {brandName}
        </Text>
      </Link>
    </Flex>
  );
}
