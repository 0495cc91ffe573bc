import { Box, Stack, Text } from '@chakra-ui/react';
import { usePortal } from '#client/app/session/session-context.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { PhoneLink } from './phone-link';

/** The tenant's phone number, and the number that support requires. */
export function TripHelp({ tripId }: { readonly tripId: string }) {
  const { supportPhone, supportHours } = usePortal() ?? {};
  if (!supportPhone) return null;
  return (
    <SectionCard title="Help with this trip">
      <Stack gap="3">
        <Text color="fg.muted">
          {supportHours && <span>We answer {supportHours}. </span>}Have your reservation number at hand:{' '}
          <strong>{tripId}</strong>
        </Text>
        <Box>
          <PhoneLink phoneNumber={supportPhone} />
        </Box>
      </Stack>
    </SectionCard>
  );
}
