/**
 * Typed but not yet accepted input of the checkout's forms, stored across a reload in the tab's session storage for the person
 * who typed it. The card form stores no draft.
 */
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { PERSONAL_KEYS } from '#client/app/session/personal-storage.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { readSessionValue } from '#client/components/browser-storage/session-value.ts';
import { tabStorage } from '#client/components/browser-storage/browser-storage.ts';

const KEY = PERSONAL_KEYS.checkoutDrafts;

const fields = z.record(z.string(), z.string().check(z.maxLength(2_000)));
const storedDrafts = z.object({ userId: z.string(), forms: z.record(z.string(), fields) });

type Fields = z.infer<typeof fields>;
type Forms = Readonly<Record<string, Fields>>;

function formsOf(userId: string): Forms {
  const stored = readSessionValue(KEY, storedDrafts);
  return stored?.userId === userId ? stored.forms : {};
}

function store(userId: string, forms: Forms): void {
  tabStorage.setItem(KEY, JSON.stringify({ userId, forms }));
}

export const forgetDrafts = (): void => tabStorage.removeItem(KEY);

export function useDrafts() {
  const userId = useSession().session?.userId ?? '';
  return {
    /** The forms with a draft, by name. */
    names: (): string[] => Object.keys(formsOf(userId)),
    /** The stored fields of the form, or else the given values. */
    restored: <Values extends object>(form: string, values: Values): Values => {
      const draft = formsOf(userId)[form] ?? {};
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, draft[name] ?? value]),
      ) as Values;
    },
    forget: (form: string): void => {
      const others = Object.entries(formsOf(userId)).filter(([name]) => name !== form);
      store(userId, Object.fromEntries(others));
    },
  };
}

/** Stores the input of a form from now on. */
export function useStoreDraft<Values extends FieldValues>(
  form: string,
  { subscribe }: UseFormReturn<Values>,
) {
  const userId = useSession().session?.userId ?? '';
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const draft = z.safeParse(fields, values);
          if (draft.success) store(userId, { ...formsOf(userId), [form]: draft.data });
        },
      }),
    [form, subscribe, userId],
  );
}
