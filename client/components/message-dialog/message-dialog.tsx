import { Button, Center, Dialog, Portal, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MessageIcon } from '#domain/failures/message-kinds.ts';
import { AlertIcon, CardIcon, PriceDownIcon, PriceUpIcon } from '../icons/icons';

/** The content of a failure message, in the graph and in the domain alike; `Action` is the type of its buttons' actions. */
export interface Message<Action extends string> {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly { readonly label: string; readonly action: Action }[];
  readonly icon: MessageIcon;
}

export interface MessageDialogProps<Action extends string> {
  /** Undefined closes the dialog. */
  readonly message: Message<Action> | undefined;
  readonly onAction: (action: Action) => void;
  /** Details to show before the text. */
  readonly children?: ReactNode;
  /** What the first button agrees to, next to it. */
  readonly consequence?: string | undefined;
}

const CONSEQUENCE_ID = 'message-consequence';

/**
 * A message that the traveler has to answer: only one of its buttons closes it. The first button is the primary one and has the
 * focus.
 */
export const MessageDialog = <Action extends string>({
  message,
  onAction,
  children,
  consequence,
}: MessageDialogProps<Action>) => (
  <Dialog.Root
    role="alertdialog"
    open={message !== undefined}
    closeOnEscape={false}
    closeOnInteractOutside={false}
    placement="center"
    size={children ? 'md' : 'sm'}
    scrollBehavior="inside"
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner px="4">
        {message && (
          <Dialog.Content borderRadius="card" textAlign="center">
            <Dialog.Header flexDirection="column" alignItems="center" gap="4" pt="8">
              <MessagePicture icon={message.icon} />
              <Dialog.Title textWrap="balance">{message.title}</Dialog.Title>
            </Dialog.Header>
            {(message.text || children) && (
              <Dialog.Body pb="6">
                {children}
                {message.text && (
                  <Dialog.Description color="fg.muted" mt={children ? '5' : undefined}>
                    {message.text}
                  </Dialog.Description>
                )}
              </Dialog.Body>
            )}
            <Dialog.Footer flexDirection="column" gap="3" pb="8">
              {consequence && (
                <Text id={CONSEQUENCE_ID} fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {consequence}
                </Text>
              )}
              {message.buttons.map(({ label, action }, index) => (
                <Button
                  key={action}
                  w="full"
                  size="lg"
                  variant={index === 0 ? 'solid' : 'outline'}
                  aria-describedby={index === 0 && consequence ? CONSEQUENCE_ID : undefined}
                  onClick={() => onAction(action)}
                >
                  {label}
                </Button>
              ))}
            </Dialog.Footer>
          </Dialog.Content>
        )}
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

/** ER-02, PD-08: each kind of message has its own picture. */
const pictures: Readonly<Record<MessageIcon, { readonly picture: ReactNode; readonly palette: string }>> = {
  GENERIC_ERROR: { picture: <AlertIcon />, palette: 'orange' },
  UNABLE_TO_PROCESS: { picture: <CardIcon />, palette: 'red' },
  PRICE_DROP: { picture: <PriceDownIcon />, palette: 'green' },
  PRICE_INCREASE: { picture: <PriceUpIcon />, palette: 'orange' },
};

function MessagePicture({ icon }: { icon: MessageIcon }) {
  const { picture, palette } = pictures[icon];
  return (
    <Center
      boxSize="16"
      borderRadius="full"
      fontSize="3xl"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      data-icon={icon}
    >
      {picture}
    </Center>
  );
}
