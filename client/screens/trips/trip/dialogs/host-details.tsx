import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Link } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { bedroomsText } from '#domain/listing/bedrooms.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { PhoneLink } from '../parts/phone-link';
import { FactList } from '#client/components/fact-list.tsx';
import { type TripHostDetails_TripFragment, TripHostDetails_TripFragmentDoc } from './host-details.generated';

export interface HostDetailsProps {
  readonly trip: FragmentType<TripHostDetails_TripFragment>;
}

/** The host, the provider that lists the home, and the rental itself. */
export function HostDetails({ trip }: HostDetailsProps) {
  const { data } = useSuspenseFragment({ fragment: TripHostDetails_TripFragmentDoc, from: trip });
  const { name, host, provider, layout, terms, registrationId } = data.listing;
  const rooms = [
    bedroomsText(layout.numberOfBedrooms),
    layout.numberOfBathrooms > 0 && counted(layout.numberOfBathrooms, 'bathroom'),
    terms.maxOccupancy && `up to ${counted(terms.maxOccupancy, 'guest')}`,
  ];
  return (
    <FactList
      facts={[
        { label: 'Host', text: host.name },
        { label: 'Phone', text: data.hostPhoneNumber && <PhoneLink phoneNumber={data.hostPhoneNumber} /> },
        { label: 'Home', text: name },
        { label: 'Rental', text: rooms.filter(Boolean).join(', ') },
        { label: 'Listed by', text: provider.name },
        { label: 'Registration', text: registrationId },
        {
          label: 'Terms',
          text: terms.termsOfService && (
            <Link
              href={linkWithSource(terms.termsOfService.url)}
              target="_blank"
              rel="noopener noreferrer"
              color="fg.brand"
            >
              {terms.termsOfService.name}
            </Link>
          ),
        },
      ]}
    />
  );
}
