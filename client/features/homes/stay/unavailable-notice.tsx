import { Alert, Button, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { limitText, type StayFix, stayFix, type UnavailableReason } from '#domain/listing/stay-fixes.ts';
import { stayCalendar } from '#domain/stay/stay-calendar.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import type { StayChoice } from './stay-choice';
import { useListingCalendar } from './use-listing-calendar';
import type { StayEditing } from './use-stay-editing';

const FixedStayPrice = onDemand(async () => (await import('./fixed-stay-price')).FixedStayPrice);

/** A reason from the graph why a stay is unavailable. */
export interface StayReason extends Omit<UnavailableReason, 'code'> {
  readonly violation: UnavailableReason['code'];
  readonly title: string;
  readonly subtitle: string;
  readonly action: 'CHANGE_DATES' | 'CHANGE_GUESTS';
}

export interface UnavailableNoticeProps extends StayChoice {
  /** In the graph's order, the most important first. */
  readonly reasons: readonly StayReason[];
  readonly stayEditing: Omit<StayEditing, 'panelRef'>;
  /** A bar across the page. It announces nothing: the notice in the panel does. */
  readonly isBar?: boolean;
}

/** AV-01, AV-13: the first reason, with what to change (AV-11) and, when one is known, a change that resolves it. */
export function UnavailableNotice({ reasons, ...notice }: UnavailableNoticeProps) {
  const [reason] = reasons;
  return reason ? <ReasonNotice {...notice} reason={reason} /> : null;
}

type ReasonNoticeProps = Omit<UnavailableNoticeProps, 'reasons'> & { readonly reason: StayReason };

function ReasonNotice({ reason, stayEditing, isBar = false, ...choice }: ReasonNoticeProps) {
  const fix = useStayFix(reason, choice);
  const limit = limitText(reason);
  const part = reason.action === 'CHANGE_GUESTS' ? 'guests' : 'dates';
  return (
    <Alert.Root
      role={isBar ? undefined : 'alert'}
      status="warning"
      borderRadius={isBar ? 'card' : 'l3'}
      flexDirection={isBar ? 'row' : 'column'}
      alignItems={isBar ? 'center' : undefined}
      gap={isBar ? '6' : undefined}
    >
      <Alert.Content>
        <Alert.Title fontWeight="semibold">{reason.title}</Alert.Title>
        <Alert.Description>{reason.subtitle}</Alert.Description>
        {limit !== null && (
          <Alert.Description fontWeight="semibold">
            {limit}
            {fix?.stay && (
              <Suspense>
                <FixedStayPrice search={choice.search} stay={fix.stay} />
              </Suspense>
            )}
          </Alert.Description>
        )}
      </Alert.Content>
      <Flex wrap="wrap" gap="2" mt={isBar ? '0' : '1'} flexShrink="0" maxW="full">
        {fix && (
          <Button
            size="sm"
            h="auto"
            minH="9"
            py="1.5"
            flexShrink="1"
            whiteSpace="normal"
            colorPalette="pine"
            onClick={() => {
              stayEditing.keepFocus();
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
            stayEditing.keepFocus();
            stayEditing.edit(part);
          }}
        >
          {part === 'guests' ? 'Change guests' : 'Change dates'}
        </Button>
      </Flex>
    </Alert.Root>
  );
}

/** Until the calendar has loaded, no dates are suggested, but another party may be. */
const NO_DAYS = stayCalendar([]);

function useStayFix(
  reason: StayReason,
  { search, maxOccupancy, setStay, setGuests }: Omit<ReasonNoticeProps, 'reason' | 'stayEditing'>,
): { readonly label: string; readonly stay: Stay | null; readonly apply: () => void } | null {
  const { calendar = NO_DAYS } = useListingCalendar(search.listingId ?? '');
  const today = useToday();
  const track = useTrack();
  const fix = stayFix({
    reason: { ...reason, code: reason.violation },
    stay: search.stay,
    guests: search.guests,
    maxOccupancy,
    calendar,
    today,
  });
  return fix && { label: fix.label, stay: fix.kind === 'DATES' ? fix.stay : null, apply: () => apply(fix) };

  function apply(chosen: StayFix): void {
    track('stay_fix_applied', { violation: reason.violation });
    if (chosen.kind === 'DATES') setStay(chosen.stay);
    else setGuests(chosen.guests);
  }
}
