import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { counted } from '#domain/counted.ts';
import { Disclosure } from '#client/components/disclosure.tsx';
import type { FieldError } from '#client/features/travelers/use-traveler-changes.ts';
import { AssistanceChoice } from './assistance-choice';
import { ContactFields, DocumentFields, LicenseFields, SecurityFields } from './traveler-fields';
import type { TravelerValues } from './traveler-form-values';
import { CustomFieldRows, FrequentFlyerRows, HotelLoyaltyRows } from './traveler-rows';

type FieldName = keyof TravelerValues;

interface Part {
  readonly title: string;
  readonly names: readonly FieldName[];
  readonly Fields: (props: { readonly form: UseFormReturn<TravelerValues> }) => ReactNode;
  /** A short summary of the stored values; empty without any. */
  readonly summary: (values: TravelerValues) => string;
}

const listed = (...words: readonly (string | false)[]): string => words.filter(Boolean).join(', ');

/** The parts that are needed least often, each collapsed under its title. */
export const OPTIONAL_PARTS: readonly Part[] = [
  {
    title: 'Airport security',
    names: ['knownTravelerNumber', 'tsaRedressNumber'],
    Fields: SecurityFields,
    summary: ({ knownTravelerNumber, tsaRedressNumber }) =>
      listed(
        knownTravelerNumber !== '' && `Known traveler ${knownTravelerNumber}`,
        tsaRedressNumber !== '' && `Redress ${tsaRedressNumber}`,
      ),
  },
  {
    title: "Driver's license",
    names: ['driverLicense'],
    Fields: LicenseFields,
    summary: ({ driverLicense }) => driverLicense.number,
  },
  {
    title: 'Frequent flyer',
    names: ['frequentFlyer'],
    Fields: FrequentFlyerRows,
    summary: ({ frequentFlyer }) => listed(...frequentFlyer.map(({ program }) => program.trim())),
  },
  {
    title: 'Hotel programs',
    names: ['hotelLoyalty'],
    Fields: HotelLoyaltyRows,
    summary: ({ hotelLoyalty }) => (hotelLoyalty.length > 0 ? counted(hotelLoyalty.length, 'program') : ''),
  },
  {
    title: 'Special assistance',
    names: ['assistance'],
    Fields: AssistanceChoice,
    summary: ({ assistance }) => (assistance.length > 0 ? `${assistance.length} selected` : ''),
  },
  {
    title: 'Custom fields',
    names: ['customFields'],
    Fields: CustomFieldRows,
    summary: ({ customFields }) => listed(...customFields.map(({ key }) => key.trim())),
  },
];

/** The optional parts that contain errors. */
export const partsWith = (errors: readonly FieldError[]): string[] =>
  OPTIONAL_PARTS.filter(({ names }) =>
    errors.some(({ field }) => names.includes(field.split('.')[0] as FieldName)),
  ).map(({ title }) => title);

export interface TravelerPartsProps {
  readonly form: UseFormReturn<TravelerValues>;
  /** The titles of the optional parts that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (title: string) => void;
}

/** The fields that every traveler needs, followed by the optional ones. */
export function TravelerParts({ form, open, onToggle }: TravelerPartsProps) {
  const values = useWatch({ control: form.control }) as TravelerValues;
  return (
    <>
      <PlainPart title="As in the travel document">
        <DocumentFields form={form} />
      </PlainPart>
      <PlainPart title="Contact">
        <ContactFields form={form} />
      </PlainPart>
      <Box>
        {OPTIONAL_PARTS.map(({ title, Fields, summary }) => (
          <Disclosure
            key={title}
            title={title}
            summary={open.has(title) ? '' : summary(values) || 'None'}
            isOpen={open.has(title)}
            onToggle={() => onToggle(title)}
            borderTopWidth="1px"
          >
            <Box pb="6">
              <Fields form={form} />
            </Box>
          </Disclosure>
        ))}
      </Box>
    </>
  );
}

const PlainPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box as="section" aria-label={title}>
    <Heading as="h3" size="md" mb="4">
      {title}
    </Heading>
    {children}
  </Box>
);
