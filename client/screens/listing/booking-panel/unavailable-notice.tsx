import { Alert, Button, Flex } from '@chakra-ui/react';
import { stayCalendar } from '../../../../domain/stay-calendar';
import { type StayFix, stayFix } from '../../../../domain/stay-fixes';
import { useToday } from '../../../app/session/session-context';
import { useTrack } from '../../../app/tracking/use-track';
import type { Booking } from './booking';
import type { StayPart } from './stay-fields';
import { type Unavailable, useAvailability } from './use-availability';

type Reason = Unavailable['reasons'][number];

export interface UnavailableNoticeProps extends Booking {
  readonly availability: Unavailable;
  readonly onEdit: (part: StayPart) => void;
  /** Before anything it offers is done: it goes away with what it mends, and so does what was pressed. */
  readonly onPress: () => void;
}

/** AV-01, AV-13: the first reason, with what to change (AV-11) and, when one is known, a change that mends it. */
export function UnavailableNotice({ availability, ...booking }: UnavailableNoticeProps) {
  const [reason] = availability.reasons;
  return reason ? <ReasonNotice {...booking} reason={reason} /> : null;
}

type ReasonNoticeProps = Omit<UnavailableNoticeProps, 'availability'> & { readonly reason: Reason };

function ReasonNotice({ reason, onEdit, onPress, ...booking }: ReasonNoticeProps) {
  const fix = useStayFix(reason, booking);
  const part = reason.action === 'CHANGE_GUESTS' ? 'guests' : 'dates';
  return (
    <Alert.Root role="alert" status="warning" borderRadius="l3" flexDirection="column">
      <Alert.Content>
        <Alert.Title fontWeight="semibold">{reason.title}</Alert.Title>
        <Alert.Description>{reason.subtitle}</Alert.Description>
      </Alert.Content>
      <Flex wrap="wrap" gap="2" mt="1">
        {fix && (
          <Button
            size="sm"
            colorPalette="pine"
            onClick={() => {
              onPress();
              fix.apply();
            }}
          >
            {fix.label}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          bg="bg.panel"
          onClick={() => {
            onPress();
            onEdit(part);
          }}
        >
          {part === 'guests' ? 'Change guests' : 'Change dates'}
        </Button>
      </Flex>
    </Alert.Root>
  );
}

/** Until the calendar has arrived no dates are suggested; another party is. */
const NO_DAYS = stayCalendar([]);

function useStayFix(
  reason: Reason,
  booking: Booking,
): { readonly label: string; readonly apply: () => void } | null {
  const today = useToday();
  const track = useTrack();
  const { maxOccupancy } = useAvailability(booking);
  const { search, calendar = NO_DAYS, setStay, setGuests } = booking;
  const fix = stayFix({
    reason: { ...reason, code: reason.violation },
    stay: search.stay,
    guests: search.guests,
    maxOccupancy,
    calendar,
    today,
  });
  return fix && { label: fix.label, apply: () => apply(fix) };

  function apply(chosen: StayFix): void {
    track('stay_fix_applied', { violation: reason.violation });
    if (chosen.kind === 'DATES') setStay(chosen.stay);
    else setGuests(chosen.guests);
  }
}
