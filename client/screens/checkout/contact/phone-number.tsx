import { lazy, Suspense } from 'react';

/** As it is written abroad, in groups; the rules of the countries load when they are first needed. */
const Grouped = lazy(async () => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return {
    default: ({ number }: PhoneNumberProps) =>
      parsePhoneNumberFromString(number)?.formatInternational() ?? number,
  };
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
