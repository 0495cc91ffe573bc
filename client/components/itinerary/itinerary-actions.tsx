import { Button, Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { calendarFile, calendarFileName, type Itinerary, itineraryFacts } from '#domain/booking/itinerary.ts';
import { CalendarIcon, PrinterIcon } from '../icons/icons';
import { WRAPPED_BUTTON } from '../media/large-text';
import { onDemand } from '../on-demand/on-demand';
import { portalTime } from '../visit/portal-clock';

const PrintView = onDemand(async () => (await import('../print-view')).PrintView);

export interface ItineraryActionsProps {
  readonly itinerary: Itinerary;
  readonly brandName: string;
  /** Distinguishes the stays of a page in accessible names. */
  readonly about?: string;
}

/** Saves a booked stay outside the portal: as a calendar file, or on paper. */
export function ItineraryActions({ itinerary, brandName, about }: ItineraryActionsProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const named = (label: string) => (about ? `${label}: ${about}` : undefined);
  return (
    <Flex gap="3" wrap="wrap">
      <Button
        variant="outline"
        flex={{ base: '1 0 auto', sm: 'none' }}
        css={WRAPPED_BUTTON}
        aria-label={named('Add to calendar')}
        onClick={() => saveCalendarFile(itinerary, brandName)}
      >
        <CalendarIcon />
        Add to calendar
      </Button>
      <Button
        variant="outline"
        flex={{ base: '1 0 auto', sm: 'none' }}
        css={WRAPPED_BUTTON}
        aria-label={named('Print itinerary')}
        onClick={() => setIsPrinting(true)}
      >
        <PrinterIcon />
        Print itinerary
      </Button>
      {isPrinting && (
        <Suspense>
          <PrintView onPrinted={() => setIsPrinting(false)}>
            <ItineraryPaper itinerary={itinerary} brandName={brandName} />
          </PrintView>
        </Suspense>
      )}
    </Flex>
  );
}

function saveCalendarFile(itinerary: Itinerary, brandName: string): void {
  const file = new Blob([calendarFile(itinerary, brandName, { now: portalTime })], {
    type: 'text/calendar;charset=utf-8',
  });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = calendarFileName(itinerary);
  link.click();
  URL.revokeObjectURL(url);
}

interface ItineraryPaperProps {
  readonly itinerary: Itinerary;
  readonly brandName: string;
}

/** The printed form of an itinerary. */
const ItineraryPaper = ({ itinerary, brandName }: ItineraryPaperProps) => (
  <>
    <p className="brand">{brandName}</p>
    <h1>{itinerary.homeName}</h1>
    <p>{itinerary.place}</p>
    <dl>
      {itineraryFacts(itinerary).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </>
);
