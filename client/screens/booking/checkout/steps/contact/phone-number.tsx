import { Suspense } from 'react';
import { onDemand } from '#client/components/on-demand/on-demand.ts';

/** In the international format, in groups; the rules of the countries load when they are first needed. */
const Grouped = onDemand(async () => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return ({ number }: PhoneNumberProps) =>
    parsePhoneNumberFromString(number)?.formatInternational() ?? number;
});

export interface PhoneNumberProps {
  /** `+14165550148`. */
  readonly number: string;
}

export const PhoneNumber = ({ number }: PhoneNumberProps) => (
  <Suspense fallback={number}>
    <Grouped number={number} />
  </Suspense>
);
