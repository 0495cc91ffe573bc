/**
 * Custom fields of travelers and bookings (VF-01): a key of letters and digits, a value of letters, digits, space and @ / . _ +
 * -. An empty key is invalid, an empty value is not.
 */
export interface CustomField {
  readonly key: string;
  readonly value: string;
}

export type CustomFieldRefusal = 'KEY' | 'VALUE';

const KEY = /^[A-Za-z0-9]+$/;
const VALUE = /^[A-Za-z0-9 @/._+-]*$/;

/** The rules that a field breaks; empty when none. */
export function customFieldRefusals({ key, value }: CustomField): CustomFieldRefusal[] {
  const refusals: CustomFieldRefusal[] = [];
  if (!KEY.test(key)) refusals.push('KEY');
  if (!VALUE.test(value)) refusals.push('VALUE');
  return refusals;
}
