import { Alert, Box, Button, Dialog, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import { CheckIcon } from '#client/components/icons/icons.tsx';
import type { PurchaseState } from './use-card-purchase';

interface PurchaseDialogProps {
  readonly title: string;
  /** A dialog that pays stays open. */
  readonly isPaying: boolean;
  readonly onClose: () => void;
  /** Gets the focus when the dialog closes; null for the element that had it before. */
  readonly finalFocus?: () => HTMLElement | null;
  /** Body and footer. */
  readonly children: ReactNode;
}

export const PurchaseDialog = ({ title, isPaying, onClose, finalFocus, children }: PurchaseDialogProps) => (
  <Dialog.Root
    open
    placement="center"
    size="md"
    scrollBehavior="inside"
    closeOnInteractOutside={!isPaying}
    finalFocusEl={finalFocus}
    onOpenChange={({ open }) => !open && !isPaying && onClose()}
  >
    <DialogPanel title={title} {...(isPaying ? {} : { closeLabel: 'Close' })}>
      {children}
    </DialogPanel>
  </Dialog.Root>
);

interface Notice {
  readonly title: string;
  readonly text: string;
}

interface PurchaseNoticeProps {
  readonly state: PurchaseState<unknown>;
  /** Shown when the outcome is unknown. */
  readonly unknown: Notice;
}

/** Why nothing was bought, or that the outcome is unknown. */
export function PurchaseNotice({ state, unknown }: PurchaseNoticeProps) {
  const notice = state.kind === 'CHOOSING' ? state.failure : state.kind === 'UNKNOWN' ? unknown : null;
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {notice && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{notice.title}</Alert.Title>
            <Alert.Description>{notice.text}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}

interface PayFooterProps {
  readonly label: string;
  /** The label while the purchase is sent, and while it is followed. */
  readonly payingLabels: readonly [sent: string, followed: string];
  readonly state: PurchaseState<unknown>;
  readonly isReady: boolean;
  readonly onPay: () => void;
  /** What the user should know before paying. */
  readonly children: ReactNode;
}

export function PayFooter({ label, payingLabels, state, isReady, onPay, children }: PayFooterProps) {
  const [sent, followed] = payingLabels;
  return (
    <Dialog.Footer flexDirection="column" alignItems="stretch" gap="3" borderTopWidth="1px" pt="4">
      <Button
        colorPalette="coral"
        size="lg"
        disabled={!isReady}
        loading={state.kind === 'PAYING'}
        loadingText={state.kind === 'PAYING' && state.isLong ? followed : sent}
        onClick={onPay}
      >
        {label}
      </Button>
      <Text textStyle="sm" color="fg.muted" textAlign="center">
        {children}
      </Text>
    </Dialog.Footer>
  );
}

export const BoughtBadge = () => (
  <Flex
    boxSize="10"
    flexShrink="0"
    borderRadius="full"
    bg="bg.success"
    color="fg.success"
    align="center"
    justify="center"
    fontSize="xl"
  >
    <CheckIcon />
  </Flex>
);
