import { Box, Heading, RadioCard, Stack, Text } from '@chakra-ui/react';
import { farePrice } from '#domain/other-bookings/fare-terms.ts';
import { CHOICE_CONSEQUENCES } from '#domain/other-bookings/protection-labels.ts';
import type { Choice } from '../other-booking-types';
import { SegmentDetails } from '../flight/slice-details';
import { choiceText } from './choice-text';

export interface ChoiceListProps {
  readonly choices: readonly Choice[];
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
}

/** The possible outcomes of using a protection: new flights first, then money and credit. */
export const ChoiceList = ({ choices, chosen, onChoose }: ChoiceListProps) => {
  const flights = choices.filter(({ flight }) => flight);
  const others = choices.filter(({ flight }) => !flight);
  return (
    <RadioCard.Root
      value={chosen?.token ?? null}
      onValueChange={({ value }) => onChoose(choices.find(({ token }) => token === value) ?? null)}
      aria-label="Your choices"
    >
      <Stack gap="6">
        <Group title="Fly instead, at no cost" choices={flights} />
        <Group title={flights.length > 0 ? 'Or do not fly' : 'What you get'} choices={others} />
      </Stack>
    </RadioCard.Root>
  );
};

function Group({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="sm" mb="3">
        {title}
      </Heading>
      <Stack gap="3">
        {choices.map((choice) => (
          <RadioCard.Item key={choice.token} value={choice.token}>
            <RadioCard.ItemHiddenInput aria-label={choiceText(choice)} />
            <RadioCard.ItemControl>
              <RadioCard.ItemContent>
                {choice.flight ? (
                  <Box w="full">
                    <SegmentDetails segment={choice.flight.segment} />
                    {choice.flight.farePerTraveler && (
                      <Text textStyle="sm" color="fg.muted" mt="1">
                        {`Worth ${farePrice(choice.flight.farePerTraveler)} for each traveler`}
                      </Text>
                    )}
                  </Box>
                ) : (
                  <>
                    <RadioCard.ItemText fontWeight="semibold">{choiceText(choice)}</RadioCard.ItemText>
                    <RadioCard.ItemDescription>{CHOICE_CONSEQUENCES[choice.kind]}</RadioCard.ItemDescription>
                  </>
                )}
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Stack>
    </Box>
  );
}
