import { Box, Button, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The number of homes that it finds; undefined when it is not known. */
  readonly count: number | undefined;
}

/** The choices of a filter in the order of its labels; with counts, only those that have one. */
export const choicesOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  counts: readonly (readonly [value: string, count: number])[] | undefined,
): ChoiceOption<Value>[] =>
  (Object.entries<string>(labels) as [Value, string][])
    .map(([value, label]) => ({ value, label, count: counts?.find(([counted]) => counted === value)?.[1] }))
    .filter(({ count }) => counts === undefined || count !== undefined);

/** A choice that has had homes stays while others are made: those after it would move under a press. */
function useLastingChoices<Value extends string>(
  choices: readonly ChoiceOption<Value>[],
): readonly ChoiceOption<Value>[] {
  const counted = choices.filter(({ count }) => count !== undefined);
  const [known, setKnown] = useState(counted);
  const fresh = counted.filter(({ value }) => !known.some((each) => each.value === value));
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  if (counted.length < choices.length) return choices;
  return known.map((each) => counted.find(({ value }) => value === each.value) ?? { ...each, count: 0 });
}

export interface ChoiceGroupProps<Value extends string> {
  readonly title: string;
  readonly choices: readonly ChoiceOption<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** How many are shown initially; all by default. */
  readonly shownFirst?: number;
}

/** The choices of a filter, several of which may be on. */
export function ChoiceGroup<Value extends string>({
  title,
  choices: offered,
  chosen,
  onChange,
  shownFirst = Infinity,
}: ChoiceGroupProps<Value>) {
  const choices = useLastingChoices(offered);
  const [showsAll, setShowsAll] = useState(false);
  if (choices.length === 0) return null;
  const shown = choices.filter(
    ({ value }, index) => showsAll || index < shownFirst || chosen.includes(value),
  );
  return (
    <Stack as="fieldset" gap="2">
      <Box as="legend" fontFamily="heading" textStyle="lg" mb="2">
        {title}
      </Box>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6">
        {shown.map(({ value, label, count }) => (
          <Choice
            key={value}
            label={label}
            count={count}
            isChosen={chosen.includes(value)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </SimpleGrid>
      {choices.length > shownFirst && (
        <Button
          variant="outline"
          alignSelf="start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${choices.length}`}
        </Button>
      )}
    </Stack>
  );
}

export interface ChoiceProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly kind?: 'checkbox' | 'radio';
  /** The name of the radio group. */
  readonly name?: string;
}

/** A choice with the number of homes that it would find. A choice that finds none stays enabled, in case it is on. */
export const Choice = ({ label, count, isChosen, onChange, kind = 'checkbox', name }: ChoiceProps) => (
  <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
    <chakra.input
      type={kind}
      name={name}
      boxSize="5"
      flexShrink="0"
      accentColor="pine.solid"
      focusVisibleRing="outside"
      checked={isChosen}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <Text as="span" flex="1">
      {label}
    </Text>
    {count !== undefined && (
      <Text as="span" color="fg.muted" textStyle="sm">
        {count}
      </Text>
    )}
  </chakra.label>
);
