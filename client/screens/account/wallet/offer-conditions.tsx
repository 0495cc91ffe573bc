import { Box, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { CheckIcon, CloseIcon } from '#client/components/icons/icons.tsx';
import type { OfferCard_OfferFragment } from './offer-card.generated';

type Condition = OfferCard_OfferFragment['conditions'][number];
type Line = Pick<Condition, 'depth' | 'text' | 'isMetByStays'>;

export interface OfferConditionsProps {
  readonly conditions: readonly Condition[];
  /** Whether the offer is for stays, so that it matters whether they meet its conditions. */
  readonly isForStays: boolean;
}

/** WA-11: the conditions as a list, those of a group nested below it, each with whether stays meet it. */
export const OfferConditions = ({ conditions, isForStays }: OfferConditionsProps) => (
  <Stack as="ul" listStyleType="none" gap="1.5" aria-label="Conditions" textStyle="sm">
    {linesOf(conditions).map((line, index) => (
      <Flex as="li" key={index} gap="2.5" align="flex-start" ps={`${line.depth * 1.25}rem`}>
        <Mark isMet={isForStays ? line.isMetByStays : null} />
        <Text>
          {line.text}
          {isForStays && <Verdict isMet={line.isMetByStays} />}
        </Text>
      </Flex>
    ))}
  </Stack>
);

const Mark = ({ isMet }: { readonly isMet: boolean | null }) => (
  <Flex boxSize="4" mt="0.5" flexShrink="0" align="center" justify="center">
    {isMet === null ? (
      <Box boxSize="1.5" borderRadius="full" bg="border.control" />
    ) : (
      <Box fontSize="md" color={isMet ? 'fg.success' : 'fg.warning'}>
        {isMet ? <CheckIcon /> : <CloseIcon />}
      </Box>
    )}
  </Flex>
);

/** The mark in words; visible where a stay can never use the offer. */
const Verdict = ({ isMet }: { readonly isMet: boolean | null }) => {
  if (isMet === false) {
    return (
      <Text as="span" color="fg.warning">
        {' '}
        Stays do not meet this.
      </Text>
    );
  }
  return <VisuallyHidden>{isMet ? ' Every stay meets this.' : ' Depends on your booking.'}</VisuallyHidden>;
};

/** An ALL group needs no heading, and a NOT with one condition becomes one line. */
function linesOf(conditions: readonly Condition[]): Line[] {
  const [first, ...rest] = conditions;
  if (first?.kind === 'AND') return mergeNegations(rest.map((row) => ({ ...row, depth: row.depth - 1 })));
  return mergeNegations(conditions);
}

function mergeNegations(rows: readonly Condition[]): Line[] {
  return rows.flatMap((row, index) => {
    if (isOnlyPartOfNot(rows, index)) return [];
    const part = isOnlyPartOfNot(rows, index + 1) ? rows[index + 1] : undefined;
    return [part ? { ...row, text: `Not ${inSentence(part.text)}` } : row];
  });
}

/** The only condition of a NOT, without nested parts. */
function isOnlyPartOfNot(rows: readonly Condition[], index: number): boolean {
  const [before, row, after] = [rows[index - 1], rows[index], rows[index + 1]];
  return (
    before?.kind === 'NOT' &&
    row?.depth === before.depth + 1 &&
    (after === undefined || after.depth < row.depth)
  );
}

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
