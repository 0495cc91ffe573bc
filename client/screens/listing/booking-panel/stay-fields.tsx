import { Box, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { type Guests, guestSummary, maxTravelers } from '../../../../domain/stay/guests';
import { formatStayDate } from '../../../../domain/stay/stay-dates';
import { useTrack } from '../../../app/tracking/use-track';
import { onDemand } from '../../../components/on-demand/on-demand';
import type { Booking } from './booking';
import { ListingDatesDialog } from './listing-dates-dialog';
import { useAvailability } from './use-availability';
import type { StayEditing } from './use-stay-editing';

const GuestDialog = onDemand(
  async () => (await import('../../../components/guest-picker/guest-dialog')).GuestDialog,
);

export interface StayFieldsProps extends Booking {
  readonly editing: StayEditing['editing'];
  readonly onEdit: StayEditing['edit'];
}

/** The stay as two fields; pressing one changes it. */
export const StayFields = ({ editing, onEdit, ...booking }: StayFieldsProps) => {
  const { search, setGuests } = booking;
  const track = useTrack();
  const { maxOccupancy } = useAvailability(booking);
  // Stays once it has been opened, so that it can close with its motion.
  const [hasGuestDialog, setHasGuestDialog] = useState(false);
  if (editing === 'guests' && !hasGuestDialog) setHasGuestDialog(true);
  const changeGuests = (guests: Guests) => {
    const { adults, children, pets } = guests;
    track('guests_changed', { adults, children: children.length, pets });
    setGuests(guests);
  };
  return (
    <Box borderWidth="1px" borderColor="border.control" borderRadius="l3" overflow="hidden">
      <Grid templateColumns="1fr 1fr" borderBottomWidth="1px" borderColor="border.control">
        <StayField
          label="Check-in"
          value={formatStayDate(search.stay.from)}
          onClick={() => onEdit('dates')}
        />
        <Box borderStartWidth="1px" borderColor="border.control">
          <StayField
            label="Check-out"
            value={formatStayDate(search.stay.until)}
            onClick={() => onEdit('dates')}
          />
        </Box>
      </Grid>
      <StayField label="Guests" value={guestSummary(search.guests)} onClick={() => onEdit('guests')} />
      <ListingDatesDialog {...booking} isOpen={editing === 'dates'} onClose={() => onEdit(null)} />
      {hasGuestDialog && (
        <Suspense>
          <GuestDialog
            isOpen={editing === 'guests'}
            onClose={() => onEdit(null)}
            guests={search.guests}
            onDone={changeGuests}
            max={maxTravelers('listing', maxOccupancy)}
          />
        </Suspense>
      )}
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
