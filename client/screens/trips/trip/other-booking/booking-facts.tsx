import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DETAIL_TITLES, detailModals } from '#domain/other-bookings/detail-modals.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatMoment } from '#domain/moment.ts';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { ModalLink } from '../dialogs/modal-link';
import { type OtherBooking, flightOf } from './other-booking-types';

/** Where it was booked, its codes, and its price. */
export function BookingFacts({ trip }: { readonly trip: OtherBooking }) {
  const { bookedWith, confirmationCode, bookedAt, total } = trip;
  const flight = flightOf(trip);
  // The fare is then only a part of the total.
  const isPackage = trip.__typename === 'PackageTrip';
  return (
    <SectionCard title="Your booking">
      <chakra.dl display="grid" gap="3">
        <Fact term="Booked with">{bookedWith}</Fact>
        {confirmationCode && <Fact term="Confirmation code">{confirmationCode}</Fact>}
        {flight?.locators.map(({ airline, value }) => (
          <Fact key={`${airline} ${value}`} term={airline}>
            {value}
          </Fact>
        ))}
        {bookedAt && <Fact term="Booked">{formatMoment(bookedAt)}</Fact>}
        {flight?.fare && (
          <>
            <Fact term={isPackage ? 'Flight base fare' : 'Base fare'}>{formatMoney(flight.fare.base)}</Fact>
            <Fact term={isPackage ? 'Flight taxes and fees' : 'Taxes and fees'}>
              {formatMoney(flight.fare.taxes)}
            </Fact>
          </>
        )}
        <Fact term="Total" isStrong>
          {total ? formatMoney(total) : 'Not known at the moment'}
        </Fact>
      </chakra.dl>
      <Flex as="nav" aria-label="Details" columnGap="5" rowGap="2" wrap="wrap" mt="5">
        {detailModals(trip.__typename).map((modal) => (
          <ModalLink key={modal} tripId={trip.id} modal={modal}>
            {DETAIL_TITLES[modal]}
          </ModalLink>
        ))}
      </Flex>
    </SectionCard>
  );
}

interface FactProps {
  readonly term: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

export const Fact = ({ term, isStrong = false, children }: FactProps) => (
  <Flex
    justify="space-between"
    gap="4"
    css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}
    {...(isStrong && { borderTopWidth: '1px', pt: '3', fontWeight: 'bold' })}
  >
    <chakra.dt color={isStrong ? 'fg' : 'fg.muted'}>{term}</chakra.dt>
    <chakra.dd textAlign="end" fontWeight={isStrong ? 'bold' : 'medium'} fontVariantNumeric="tabular-nums">
      {children}
    </chakra.dd>
  </Flex>
);
