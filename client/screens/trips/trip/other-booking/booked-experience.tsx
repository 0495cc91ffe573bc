import { chakra } from '@chakra-ui/react';
import { airportDay, airportTime } from '#domain/other-bookings/flight-times.ts';
import { EXPERIENCE_CANCELLATIONS, TICKETS } from '#domain/other-bookings/car-and-experience-labels.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { Fact } from './booking-facts';
import type { Experience } from './other-booking-types';

/** The experience: when and where it begins, and its tickets. */
export const BookedExperience = ({ experience }: { readonly experience: Experience }) => (
  <SectionCard title="Your experience">
    <chakra.dl display="grid" gap="3">
      <Fact term="Begins">
        {`${airportDay(experience.startsAt, experience.timeZone)}, ${airportTime(experience.startsAt, experience.timeZone)}`}
      </Fact>
      {experience.meetingPoint && <Fact term="Meeting point">{experience.meetingPoint}</Fact>}
      {experience.city && <Fact term="City">{experience.city}</Fact>}
      <Fact term="Participants">{experience.participants}</Fact>
      <Fact term="Ticket">{TICKETS[experience.ticket]}</Fact>
      <Fact term="Cancellation">{EXPERIENCE_CANCELLATIONS[experience.cancellation]}</Fact>
    </chakra.dl>
  </SectionCard>
);
