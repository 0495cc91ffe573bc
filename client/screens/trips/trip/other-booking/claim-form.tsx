import { useMutation } from '@apollo/client/react';
import { Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { INPUT_ERRORS } from '#domain/input-errors.ts';
import { enteredPrice, websiteAddress } from '#domain/other-bookings/price-match.ts';
import { noAnswerText } from '#client/app/failures/no-answer.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { takesFocus } from '#client/components/focus.ts';
import { ClaimPriceMatchDocument } from './price-match.generated';

const websiteProblem = (text: string): string | true => {
  const address = websiteAddress(text);
  return typeof address === 'string' || INPUT_ERRORS[address.error];
};

const EMPTY = { price: '', website: '' };

/** The fields of the form by those of the input. */
const FIELDS: Readonly<Partial<Record<string, keyof typeof EMPTY>>> = {
  lowerPrice: 'price',
  website: 'website',
};

/** Claims a lower price for a trip; afterwards the trip has the claim instead. */
export function ClaimForm({ tripId }: { readonly tripId: string }) {
  const announce = useAnnounce();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: EMPTY });
  const { errors } = formState;
  const [claim, { loading }] = useMutation(ClaimPriceMatchDocument);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (price: string, website: string): Promise<void> => {
    setFailure(null);
    const lowerPrice = { value: enteredPrice(price) ?? '', currencyCode: 'USD' as const };
    const result = await claim({ variables: { input: { tripId, lowerPrice, website } } })
      .then(({ data }) => data?.claimPriceMatch)
      .catch(() => undefined);
    if (result?.__typename === 'PriceMatchClaimed') return announce('We have received your claim.');
    setFailure(result ? `${result.title} ${result.text}` : noAnswerText('You can safely send it again.'));
    for (const { path, message } of result?.inputErrors ?? []) {
      const field = FIELDS[path[1] ?? ''];
      if (field) setError(field, { type: 'refused', message });
    }
  };
  return (
    <form
      noValidate
      aria-label="Claim a lower price"
      onSubmit={(event) => void handleSubmit(({ price, website }) => send(price, website))(event)}
    >
      <Stack gap="4">
        <Field.Root required invalid={errors.price !== undefined}>
          <Field.Label>Lower price of the whole trip in US dollars</Field.Label>
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            {...register('price', {
              validate: (text) => enteredPrice(text) !== undefined || 'Enter a price like 350.30.',
            })}
          />
          <Field.ErrorText>{errors.price?.message}</Field.ErrorText>
        </Field.Root>
        <Field.Root required invalid={errors.website !== undefined}>
          <Field.Label>Website where you found it</Field.Label>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            {...register('website', { validate: websiteProblem })}
          />
          <Field.ErrorText>{errors.website?.message}</Field.ErrorText>
        </Field.Root>
        {failure !== null && (
          <Text role="alert" ref={takesFocus} tabIndex={-1} color="fg.error">
            {failure}
          </Text>
        )}
        <Button
          type="submit"
          colorPalette="coral"
          alignSelf="flex-start"
          loading={loading}
          loadingText="Sending"
        >
          Send the claim
        </Button>
      </Stack>
    </form>
  );
}
