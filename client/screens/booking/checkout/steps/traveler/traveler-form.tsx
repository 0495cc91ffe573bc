import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { fullName } from '#domain/booking/travelers.ts';
import { StepContinue, StepForm } from '../../layout/step-form';
import { BirthField, DocumentFields, NameFields } from './traveler-fields';
import { type TravelerFormOptions, useTravelerForm } from './use-traveler-form';

export interface TravelerFormProps extends TravelerFormOptions {
  /** Undefined without another traveler to select. */
  readonly onCancel: (() => void) | undefined;
}

const SAVE = 'Save traveler';

/** TR-05, TR-13, TR-15: the primary traveler as in the travel document. Input is kept until it is saved. */
export function TravelerForm({ onCancel, ...options }: TravelerFormProps) {
  const { form, isSaving, send, forget } = useTravelerForm(options);
  const { traveler } = options;
  return (
    <StepForm
      aria-labelledby="traveler-form"
      submitLabel={SAVE}
      isSubmitting={isSaving}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Stack gap="5">
        <Box>
          <Heading as="h3" id="traveler-form" size="lg">
            {traveler ? `Edit ${fullName(traveler)}` : 'Add Traveler Information'}
          </Heading>
          <Text mt="1" textStyle="sm" color="fg.muted">
            As in the travel document. Everything is required, unless it says optional.
          </Text>
        </Box>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <NameFields form={form} />
          <BirthField form={form} />
          <DocumentFields form={form} />
        </Grid>
        <Flex gap="3" wrap="wrap">
          <StepContinue
            size="lg"
            minW="0"
            alignSelf="auto"
            loading={isSaving}
            loadingText="Saving the traveler"
          >
            {SAVE}
          </StepContinue>
          {onCancel && (
            <Button
              variant="ghost"
              size="lg"
              onClick={() => {
                forget();
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
        </Flex>
      </Stack>
    </StepForm>
  );
}
