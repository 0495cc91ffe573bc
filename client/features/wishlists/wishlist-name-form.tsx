import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_WISHLIST_NAME, wishlistNameRefusal, type WishlistNameRefusal } from '#domain/wishlists.ts';
import type { ChangeFailure } from './heart/favorite-changes';

export interface WishlistNameFormProps {
  readonly name?: string;
  readonly submitLabel: string;
  /** It replaces the element that had the focus. A dialog that opens with it moves the focus here by itself. */
  readonly takesFocus?: boolean;
  /** The failure is shown under the name, which gets the focus. */
  readonly onSubmit: (name: string) => Promise<ChangeFailure | undefined>;
}

const REFUSALS: Readonly<Record<WishlistNameRefusal, string>> = {
  EMPTY: 'Give the wishlist a name.',
  TOO_LONG: `A name has at most ${MAX_WISHLIST_NAME} characters.`,
};

/** The name of a wishlist, new or changed. */
export function WishlistNameForm({
  name = '',
  submitLabel,
  takesFocus = false,
  onSubmit,
}: WishlistNameFormProps) {
  const [draft, setDraft] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const refuse = (reason: string) => {
    setProblem(reason);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = wishlistNameRefusal(draft);
    if (refusal) return refuse(REFUSALS[refusal]);
    setProblem(undefined);
    setIsSending(true);
    const failure = await onSubmit(draft.trim());
    setIsSending(false);
    if (failure) refuse(`${failure.title} ${failure.text}`);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field.Root invalid={problem !== undefined}>
        <Field.Label>Name of the wishlist</Field.Label>
        <Input
          size="lg"
          value={draft}
          placeholder="Summer by the lake"
          autoComplete="off"
          ref={field}
          onChange={({ target }) => {
            setDraft(target.value);
            setProblem(undefined);
          }}
        />
        <Field.ErrorText role="alert">{problem}</Field.ErrorText>
      </Field.Root>
      <Flex justify="flex-end" mt="5">
        <Button type="submit" loading={isSending} loadingText={submitLabel}>
          {submitLabel}
        </Button>
      </Flex>
    </form>
  );
}
