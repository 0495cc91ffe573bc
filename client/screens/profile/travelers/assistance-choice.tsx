import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { ASSISTANCE_CODES } from '../../../../domain/booking/traveler-input';
import type { FormProps } from './traveler-fields';

/** TR-24: the airlines' codes in words. */
const WORDS: Readonly<Record<(typeof ASSISTANCE_CODES)[number], string>> = {
  BLND: 'Blind or low vision',
  DEAF: 'Deaf or hard of hearing',
  STCR: 'Stretcher',
  WCHR: 'Wheelchair for long distances',
  WCHS: 'Wheelchair, cannot climb stairs',
  WCHC: 'Wheelchair to the seat',
  WCBD: 'Own wheelchair, dry cell battery',
  WCBW: 'Own wheelchair, wet cell battery',
  WCLB: 'Own wheelchair, lithium battery',
  WCMP: 'Own manual wheelchair',
  WCOB: 'Wheelchair on board',
};

export function AssistanceChoice({ form }: FormProps) {
  const { error } = form.getFieldState('assistance', form.formState);
  return (
    <Stack gap="3">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="1">
        {ASSISTANCE_CODES.map((code) => (
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
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error.message}
        </Text>
      )}
    </Stack>
  );
}
