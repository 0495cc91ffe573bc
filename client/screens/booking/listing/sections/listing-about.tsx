import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { cutText, TEXT_LIMITS } from '#domain/listing/text-limits.ts';
import { LongText } from '#client/components/long-text.tsx';
import {
  type ListingAbout_ListingFragment,
  ListingAbout_ListingFragmentDoc,
} from './listing-about.generated';
import { Section } from './section';

/** LS-04, LS-09: only with a description; initially only its beginning. */
export function ListingAbout({ listing }: { readonly listing: FragmentType<ListingAbout_ListingFragment> }) {
  const {
    data: { description },
  } = useSuspenseFragment({ fragment: ListingAbout_ListingFragmentDoc, from: listing });
  return description === null ? null : (
    <Section title="About" anchor="about">
      <LongText text={description} shorten={(text) => cutText(text, TEXT_LIMITS.about)} about="this home" />
    </Section>
  );
}
