import { Button, Popover, Portal } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { tripTotalLabel } from '#domain/listing/listing-price.ts';
import { FETCHING_LATEST_PRICE } from '#domain/booking/overlays.ts';
import { ChevronDownIcon } from '#client/components/icons/icons.tsx';
import { usePayment } from '../flow/checkout-context';
import { useIsFetchingPrice } from '../flow/selectors';
import { BreakdownContent } from './checkout-breakdown';
import { tripTotal, useShownPrice } from './use-shown-price';

/** PR-07, GU-14: the total in the header; it opens the breakdown. */
export function PriceDropdown() {
  const { plan } = usePayment();
  const titleId = useId();
  const breakdown = useRef<HTMLDivElement>(null);
  const price = useShownPrice();
  if (useIsFetchingPrice()) return <>{FETCHING_LATEST_PRICE}</>;
  if (!price) return null;
  return (
    <Popover.Root
      positioning={{ placement: 'bottom-end' }}
      // The note of its first button would cover the breakdown.
      initialFocusEl={() => breakdown.current}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button
          variant="outline"
          borderRadius="full"
          size="sm"
          h="auto"
          minH="9"
          py="1"
          maxW="full"
          whiteSpace="normal"
          bg="bg.panel"
        >
          {tripTotalLabel(tripTotal(price), plan?.rewards?.amount)}
          <ChevronDownIcon />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={breakdown} borderRadius="card" aria-labelledby={titleId}>
            <Popover.Body>
              <BreakdownContent titleId={titleId} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
