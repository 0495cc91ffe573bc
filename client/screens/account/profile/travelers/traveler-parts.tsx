import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { counted } from '#domain/counted.ts';
import { ChevronDownIcon } from '#client/components/icons/icons.tsx';
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
          <OptionalPart
            key={title}
            title={title}
            summary={summary(values)}
            isOpen={open.has(title)}
            onToggle={() => onToggle(title)}
          >
            <Fields form={form} />
          </OptionalPart>
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

interface OptionalPartProps {
  readonly title: string;
  readonly summary: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function OptionalPart({ title, summary, isOpen, onToggle, children }: OptionalPartProps) {
  const id = useId();
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px">
      <Heading as="h3" size="md">
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          display="flex"
          w="full"
          minH="14"
          py="3"
          gap="4"
          alignItems="center"
          textAlign="start"
          cursor="pointer"
          borderRadius="l2"
          focusVisibleRing="outside"
        >
          {/* The space separates the words of the button's name. */}
          <span>{title}</span>{' '}
          <Flex as="span" flex="1" minW="0" justify="flex-end" align="center" gap="3" color="fg.muted">
            <Text as="span" textStyle="sm" fontFamily="body" truncate>
              {isOpen ? '' : summary || 'None'}
            </Text>
            <ChevronDownIcon
              style={isOpen ? { transform: 'rotate(180deg)', flexShrink: 0 } : { flexShrink: 0 }}
            />
          </Flex>
        </chakra.button>
      </Heading>
      <Box id={id} hidden={!isOpen} pb="6">
        {children}
      </Box>
    </Box>
  );
}
