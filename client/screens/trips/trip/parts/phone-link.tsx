import { Link } from '@chakra-ui/react';
import { formatPhone } from '#domain/contact.ts';
import { PhoneIcon } from '#client/components/icons/icons.tsx';

/** A phone number as a link that starts a call. */
export const PhoneLink = ({ phoneNumber }: { readonly phoneNumber: string }) => (
  <Link href={`tel:${phoneNumber}`} fontWeight="semibold" color="fg.brand" minH="6">
    <PhoneIcon /> {formatPhone(phoneNumber)}
  </Link>
);
