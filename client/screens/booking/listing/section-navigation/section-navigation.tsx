import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useExperiment } from '#client/app/session/session-context.ts';
import {
  type SectionNavigation_ListingFragment,
  SectionNavigation_ListingFragmentDoc,
} from './section-navigation.generated';
import { type SectionAnchor, SECTIONS } from './sections';
import { useScrollSpy } from './use-scroll-spy';

export interface SectionNavigationProps {
  readonly listing: FragmentType<SectionNavigation_ListingFragment>;
}

/** LS-03: links to the sections of this home, with the current one marked. */
export function SectionNavigation({ listing }: SectionNavigationProps) {
  const { data } = useSuspenseFragment({ fragment: SectionNavigation_ListingFragmentDoc, from: listing });
  const showsReviews = useExperiment('COVER_REVIEWS');
  const { description, amenities, photos, reviews } = data;
  const sections = useMemo(() => {
    const isMissing: Partial<Record<SectionAnchor, boolean>> = {
      gallery: photos.length === 0,
      about: description === null,
      amenities: amenities.length === 0,
      reviews: !showsReviews || reviews.totalCount === 0,
    };
    return SECTIONS.filter(({ anchor }) => !isMissing[anchor]);
  }, [description, amenities, photos, reviews, showsReviews]);
  const anchors = useMemo(() => sections.map(({ anchor }) => anchor), [sections]);
  const { current, goTo } = useScrollSpy(anchors);
  return (
    <Box
      as="nav"
      aria-label="Sections of this home"
      position="sticky"
      top="16"
      zIndex="docked"
      bg="bg/95"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
      mt="6"
    >
      <Flex gap="1" ms="-3">
        {sections.map(({ anchor, label }) => (
          <chakra.a
            key={anchor}
            href={`#${anchor}`}
            aria-current={anchor === current ? 'true' : undefined}
            position="relative"
            px="3"
            py="3.5"
            fontWeight="semibold"
            color="fg.muted"
            whiteSpace="nowrap"
            focusVisibleRing="inside"
            _hover={{ color: 'fg' }}
            css={{
              '&[aria-current]': { color: 'fg.brand' },
              // As wide as the text, which starts where the page's text starts.
              '&[aria-current]::after': {
                content: '""',
                position: 'absolute',
                insetX: '3',
                bottom: '0',
                // A border, because forced colors remove backgrounds.
                borderBottom: '3px solid',
              },
            }}
            onClick={(event) => {
              event.preventDefault();
              goTo(anchor);
            }}
          >
            {label}
          </chakra.a>
        ))}
      </Flex>
    </Box>
  );
}
