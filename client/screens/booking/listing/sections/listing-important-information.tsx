import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { shortenLongText, TEXT_LIMITS } from '#domain/listing/text-limits.ts';
import { LongText } from '#client/components/long-text.tsx';
import {
  type ListingImportantInformation_ListingFragment,
  ListingImportantInformation_ListingFragmentDoc,
} from './listing-important-information.generated';
import { Section } from './section';

/** LS-25: other facts that a guest has to know, and the registration number if there is one. */
export function ListingImportantInformation({
  listing,
}: {
  readonly listing: FragmentType<ListingImportantInformation_ListingFragment>;
}) {
  const {
    data: { registrationId, terms },
  } = useSuspenseFragment({ fragment: ListingImportantInformation_ListingFragmentDoc, from: listing });
  const texts = [terms.importantInformation, terms.checkinInformation].filter((text) => text !== null);
  if (texts.length === 0 && registrationId === null) return null;
  return (
    <Section title="Important information" anchor="important-information">
      <Stack gap="5">
        {texts.map((text) => (
          <LongText
            key={text}
            text={text}
            shorten={(whole) => shortenLongText(whole, TEXT_LIMITS.importantInformation)}
            about="important information"
          />
        ))}
        {registrationId !== null && (
          <Text color="fg.muted">
            Registration number: <strong>{registrationId}</strong>
          </Text>
        )}
      </Stack>
    </Section>
  );
}
