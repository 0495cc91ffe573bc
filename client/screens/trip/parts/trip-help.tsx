import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { usePortal } from '../../../app/session/session-context';
import { PhoneIcon } from '../../../components/icons/icons';
import { SectionCard } from '../../../components/section-card/section-card';

/** The tenant's phone number, and the number that support asks for. */
export function TripHelp({ tripId }: { readonly tripId: string }) {
  const supportPhone = usePortal()?.supportPhone;
  if (!supportPhone) return null;
  return (
    <SectionCard title="Help with this trip">
      <Stack gap="3">
        <Text color="fg.muted">
          We answer day and night. Have your reservation number at hand: <strong>{tripId}</strong>
        </Text>
        <ChakraLink href={`tel:${supportPhone}`} fontWeight="semibold" color="fg.brand" minH="6">
          <PhoneIcon /> {supportPhone}
        </ChakraLink>
      </Stack>
    </SectionCard>
  );
}
