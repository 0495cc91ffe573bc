import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { backTarget } from '#domain/booking/checkout-steps.ts';
import { ROUTES } from '#domain/routes.ts';
import { listingPath, resultsPath } from '#domain/search/back-to-results.ts';
import { useIsTravelApp } from '#client/app/host/use-is-travel-app.ts';
import { BackLink } from '#client/components/back-link.tsx';
import { ArrowLeftIcon } from '#client/components/icons/icons.tsx';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { useTrip } from '../flow/checkout-context';
import { useStep } from '../flow/selectors';
import { PriceDropdown } from '../trip/price-dropdown';

/** RT-07, RT-08, ST-04, GU-14, TA-01. The children are notices that concern the whole checkout. */
export function CheckoutHeader({ children }: { readonly children: ReactNode }) {
  const { search } = useTrip();
  const isDesktop = useIsDesktop();
  const isTravelApp = useIsTravelApp();
  return (
    <Flex direction="column" gap={{ base: '4', lg: '5' }}>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        {!isTravelApp && <BackButton />}
        <Flex align="center" gap="5" wrap="wrap">
          {isDesktop && <BackLink to={resultsPath(search)}>Back to results</BackLink>}
          <PriceDropdown />
        </Flex>
      </Flex>
      <Box>
        <Heading as="h1" size={{ base: '3xl', lg: '4xl' }}>
          Trip review
        </Heading>
        <Text mt="1" color="fg.muted" textStyle={{ base: 'md', lg: 'lg' }}>
          Review your trip before you confirm and book.
        </Text>
      </Box>
      {children}
    </Flex>
  );
}

function BackButton() {
  const { search } = useTrip();
  const { step, openStep } = useStep();
  const navigate = useNavigate();
  const goBack = () => {
    const target = backTarget(step, search.listingId !== undefined);
    if (target.kind === 'STEP') openStep(target.step);
    else void navigate(target.kind === 'LISTING' ? listingPath(search) : ROUTES.stays);
  };
  return (
    <Button variant="ghost" ms="-3" px="3" textStyle="md" onClick={goBack}>
      <ArrowLeftIcon />
      Back
    </Button>
  );
}
