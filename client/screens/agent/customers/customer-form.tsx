import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { SearchIcon } from '#client/components/icons/icons.tsx';

export interface CustomerFacts {
  readonly text: string;
  readonly bookingReference?: string;
}

interface CustomerFormProps {
  readonly onSearch: (search: CustomerFacts) => void;
}

const SHORTEST = 2;

export function CustomerForm({ onSearch }: CustomerFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { text: '', bookingReference: '' },
  });
  const problem = formState.errors.text?.message;
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ text, bookingReference }) => {
          const reference = bookingReference.trim();
          onSearch({ text: text.trim(), ...(reference && { bookingReference: reference }) });
        })(event)
      }
    >
      <Flex gap="4" wrap="wrap" align="flex-start">
        <Field.Root invalid={problem !== undefined} required flex="2 1 16rem">
          <Field.Label>Name or email address</Field.Label>
          <Input
            size="lg"
            bg="bg.panel"
            autoComplete="off"
            maxLength={254}
            {...register('text', {
              validate: (text) => text.trim().length >= SHORTEST || `Enter ${SHORTEST} letters or more.`,
            })}
          />
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
        <Field.Root flex="1 1 12rem">
          <Field.Label>Booking reference</Field.Label>
          <Input
            size="lg"
            bg="bg.panel"
            autoComplete="off"
            maxLength={40}
            {...register('bookingReference')}
          />
        </Field.Root>
        <Button
          type="submit"
          size="lg"
          colorPalette="coral"
          mt={{ md: '1.625rem' }}
          w={{ base: 'full', md: 'auto' }}
        >
          <SearchIcon /> Search
        </Button>
      </Flex>
    </form>
  );
}
