import { chakra, Fieldset, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { ASSISTANCE_CODES } from '#domain/booking/traveler-input.ts';
import type { FormProps } from './traveler-fields';

type Code = (typeof ASSISTANCE_CODES)[number];

/** TR-24: the airlines' codes as text. */
const WORDS: Readonly<Record<Code, string>> = {
  BLND: 'Blind or low vision',
  DEAF: 'Deaf or hard of hearing',
  WCHR: 'Wheelchair for long distances',
  WCHS: 'Wheelchair, cannot climb stairs',
  WCHC: 'Wheelchair to the seat',
  WCOB: 'Wheelchair on board',
  STCR: 'Stretcher',
  WCMP: 'Own manual wheelchair',
  WCBD: 'Own wheelchair, dry cell battery',
  WCBW: 'Own wheelchair, wet cell battery',
  WCLB: 'Own wheelchair, lithium battery',
};

const GROUPS: readonly (readonly [string, readonly Code[]])[] = [
  ['Sight and hearing', ['BLND', 'DEAF']],
  ['Getting to the seat', ['WCHR', 'WCHS', 'WCHC', 'WCOB', 'STCR']],
  ['Traveling with a wheelchair', ['WCMP', 'WCBD', 'WCBW', 'WCLB']],
];

export function AssistanceChoice({ form }: FormProps) {
  const { error } = form.getFieldState('assistance', form.formState);
  return (
    <Stack gap="5">
      {GROUPS.map(([title, codes]) => (
        <Fieldset.Root key={title}>
          <Fieldset.Legend textStyle="sm" color="fg.muted">
            {title}
          </Fieldset.Legend>
          <Grid mt="1" templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="1">
            {codes.map((code) => (
              <Flex key={code} asChild align="center" gap="3" minH="9" cursor="pointer">
                <label>
                  <chakra.input
                    type="checkbox"
                    value={code}
                    boxSize="5"
                    flexShrink="0"
                    accentColor="pine.solid"
                    {...form.register('assistance')}
                  />
                  {WORDS[code]}
                </label>
              </Flex>
            ))}
          </Grid>
        </Fieldset.Root>
      ))}
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error.message}
        </Text>
      )}
    </Stack>
  );
}
