import { Button, Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { fullName } from '#domain/booking/travelers.ts';
import { StepForm } from '../../layout/step-form';
import { BirthField, DocumentFields, NameFields } from './traveler-fields';
import { type TravelerFormOptions, useTravelerForm } from './use-traveler-form';

export interface TravelerFormProps extends TravelerFormOptions {
  /** Undefined without another traveler to select. */
  readonly onCancel: (() => void) | undefined;
}

/** TR-05, TR-13, TR-15: the primary traveler as in the travel document. Input is kept until it is saved. */
export function TravelerForm({ onCancel, ...options }: TravelerFormProps) {
  const { form, isSaving, send, forget } = useTravelerForm(options);
  const { traveler } = options;
  return (
    <StepForm aria-labelledby="traveler-form" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap="5">
        <Heading as="h3" id="traveler-form" size="lg">
          {traveler ? `Edit ${fullName(traveler)}` : 'Add Traveler Information'}
        </Heading>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <NameFields form={form} />
          <BirthField form={form} />
          <DocumentFields form={form} />
        </Grid>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" loading={isSaving} loadingText="Saving the traveler">
            Save traveler
          </Button>
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
