import { Box, Heading, Portal, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import { type Itinerary, itineraryFacts } from '../../../domain/itinerary';

export interface PrintViewProps {
  readonly itinerary: Itinerary;
  readonly brandName: string;
  readonly onPrinted: () => void;
}

/** On paper there is the itinerary and nothing else of the page (or of the element that the portal is mounted in). */
const ON_PAPER = {
  '@media print': {
    'body > :not([data-print-view]), :host > :not([data-print-view])': { display: 'none !important' },
  },
  '@media screen': { '[data-print-view]': { display: 'none' } },
};

/** The itinerary as it is printed: it opens the browser's print dialog, and is not seen on the screen. */
export function PrintView({ itinerary, brandName, onPrinted }: PrintViewProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    window.addEventListener('afterprint', printed, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, []);
  return (
    <Portal>
      <Global styles={ON_PAPER} />
      <Box data-print-view="" bg="white" color="black" p="8">
        <Text fontWeight="bold">{brandName}</Text>
        <Heading as="h1" size="3xl" mt="6">
          {itinerary.homeName}
        </Heading>
        <Text textStyle="lg">{itinerary.place}</Text>
        <Box as="dl" mt="8">
          {itineraryFacts(itinerary).map(({ label, text }) => (
            <Box
              key={label}
              display="grid"
              gridTemplateColumns="12rem 1fr"
              gap="4"
              py="3"
              borderTopWidth="1px"
            >
              <Text as="dt" fontWeight="bold">
                {label}
              </Text>
              <Text as="dd" whiteSpace="pre-line">
                {text}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
    </Portal>
  );
}
