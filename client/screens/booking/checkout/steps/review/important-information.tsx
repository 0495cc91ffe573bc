import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { shortenLongText, TEXT_LIMITS } from '#domain/listing/text-limits.ts';
import { LongText } from '#client/components/long-text.tsx';
import { useTrip } from '../../flow/checkout-context';
import { ImportantInformation_ListingFragmentDoc } from './important-information.generated';

/** LS-25, FM-11: the host's important information, and the registration number of the home. */
export function ImportantInformation() {
  const {
    data: { terms, registrationId },
  } = useSuspenseFragment({ fragment: ImportantInformation_ListingFragmentDoc, from: useTrip().listing });
  const { importantInformation } = terms;
  if (!importantInformation && !registrationId) return null;
  return (
    <Box as="section" aria-labelledby="important-information">
      <Heading as="h3" id="important-information" size="lg" mb="3">
        Important information
      </Heading>
      <Stack gap="3">
        {importantInformation && (
          <LongText
            text={importantInformation}
            shorten={(whole) => shortenLongText(whole, TEXT_LIMITS.importantInformation)}
            about="important information"
          />
        )}
        {registrationId && <Text color="fg.muted">{`Registration number: ${registrationId}`}</Text>}
      </Stack>
    </Box>
  );
}
