import { Box, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { guestSummary } from '#domain/stay/guests.ts';
import { formatStayDate } from '#domain/stay/stay-dates.ts';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { StayDialogs } from '#client/features/homes/stay/stay-dialogs.tsx';
import type { StayEditing } from '#client/features/homes/stay/use-stay-editing.ts';
import type { ListingStay } from './listing-stay';
import { useAvailability } from './use-availability';

export interface StayFieldsProps extends ListingStay {
  readonly stayEditing: Omit<StayEditing, 'panelRef'>;
}

/** The stay as two fields; a press on one changes it. */
export const StayFields = ({ stayEditing, ...booking }: StayFieldsProps) => {
  const { search } = booking;
  const { maxOccupancy } = useAvailability(booking);
  const onEdit = stayEditing.edit;
  const dates = useRef<HTMLDivElement>(null);
  return (
    <Box borderWidth="1px" borderColor="border.control" borderRadius="l3" overflow="hidden">
      <Grid
        ref={dates}
        templateColumns="1fr 1fr"
        borderBottomWidth="1px"
        borderColor="border.control"
        css={{ [LARGE_TEXT]: { gridTemplateColumns: '1fr' } }}
      >
        <StayField
          label="Check-in"
          value={formatStayDate(search.stay.from)}
          onClick={() => onEdit('dates')}
        />
        <Box
          borderStartWidth="1px"
          borderColor="border.control"
          css={{ [LARGE_TEXT]: { borderStartWidth: '0', borderTopWidth: '1px' } }}
        >
          <StayField
            label="Check-out"
            value={formatStayDate(search.stay.until)}
            onClick={() => onEdit('dates')}
          />
        </Box>
      </Grid>
      <StayField label="Guests" value={guestSummary(search.guests)} onClick={() => onEdit('guests')} />
      <StayDialogs
        {...booking}
        maxOccupancy={maxOccupancy}
        screen="listing"
        stayEditing={stayEditing}
        datesField={dates}
      />
    </Box>
  );
};

interface StayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onClick: () => void;
}

const StayField = ({ label, value, onClick }: StayFieldProps) => (
  <Flex
    asChild
    direction="column"
    align="start"
    w="full"
    px="4"
    py="2"
    textAlign="start"
    cursor="pointer"
    _hover={{ bg: 'bg.subtle' }}
    focusVisibleRing="inside"
  >
    <button type="button" onClick={onClick}>
      <Text as="span" textStyle="xs" fontWeight="semibold" color="fg.muted">
        {label}
      </Text>{' '}
      <span>{value}</span> <VisuallyHidden>Change</VisuallyHidden>
    </button>
  </Flex>
);
