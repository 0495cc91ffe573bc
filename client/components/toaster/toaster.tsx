import {
  createToaster,
  Portal,
  Stack,
  Toast,
  Toaster as ToastList,
  type ToastOptions,
} from '@chakra-ui/react';
import { LARGE_TEXT } from '../media/large-text';

const notes = createToaster({
  placement: 'bottom',
  duration: 6000,
  pauseOnPageIdle: true,
  max: 3,
  overlap: true,
});

export const showNote = (note: ToastOptions): void => void notes.create(note);
export const clearNotes = (): void => notes.remove();

/** Clear of the buttons that are docked at the bottom of the window. */
const ABOVE_DOCKED = {
  '*:has([data-bottom-bar], [data-search-header]) > &': { mb: '24', [LARGE_TEXT]: { mb: '32' } },
};

/** The region where the notes of `toaster` appear. */
export const Toaster = () => (
  <Portal>
    <ToastList toaster={notes} insetInline={{ mdDown: '4' }} css={ABOVE_DOCKED}>
      {({ title, description, action }) => (
        <Toast.Root width={{ md: 'sm' }}>
          <Toast.Indicator />
          <Stack gap="1" flex="1">
            {title && <Toast.Title>{title}</Toast.Title>}
            {description && <Toast.Description>{description}</Toast.Description>}
          </Stack>
          {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger aria-label="Close this note" />
        </Toast.Root>
      )}
    </ToastList>
  </Portal>
);
