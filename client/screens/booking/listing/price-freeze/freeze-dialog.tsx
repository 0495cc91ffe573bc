import { useQuery } from '@apollo/client/react';
import { Alert, Box, Button, chakra, Dialog, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../../../domain/counted';
import { formatMoment } from '../../../../../domain/moment';
import { formatMoney } from '../../../../../domain/money/money-format';
import { ROUTES } from '../../../../../domain/routes';
import { formatStayWithYear } from '../../../../../domain/stay/stay-dates';
import { linkWithSource } from '../../../../app/user-source';
import { DialogPanel } from '../../../../components/dialog-panel/dialog-panel';
import { CheckIcon } from '../../../../components/icons/icons';
import { useIsOnline } from '../../../../components/media/use-is-online';
import type { StayInput } from '../../../../generated/graph';
import { Link } from '../../../../router/link';
import { FreezeChoices } from './freeze-choices';
import type { FreezeOption } from './freeze-option';
import { FreezeCardsDocument } from './freeze-offer.generated';
import { type FreezeState, type Frozen, useFreeze } from './use-freeze';

export interface FreezeDialogProps {
  readonly homeName: string;
  readonly stay: StayInput;
  readonly options: readonly FreezeOption[];
  readonly onClose: () => void;
}

/** AD-11: the terms of the freeze and the card that pays the deposit; then the frozen price, or why there is none. */
export function FreezeDialog({ homeName, stay, options, onClose }: FreezeDialogProps) {
  const { data, loading, refetch } = useQuery(FreezeCardsDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const cards = data?.paymentMethods ?? null;
  const [kind, setKind] = useState(options[0]?.kind);
  const [chosenCard, setCard] = useState<string>();
  const { state, offered, pay } = useFreeze(options);
  const option = offered.find((each) => each.kind === kind) ?? offered[0];
  const card = chosenCard ?? cards?.[0]?.id;
  const isPaying = state.kind === 'PAYING';
  const isOnline = useIsOnline();
  if (!option) return null;
  return (
    <Dialog.Root
      open
      placement="center"
      size="md"
      scrollBehavior="inside"
      closeOnInteractOutside={!isPaying}
      onOpenChange={({ open }) => !open && !isPaying && onClose()}
    >
      <DialogPanel
        title={state.kind === 'FROZEN' ? 'Your price is frozen' : 'Freeze this price'}
        {...(isPaying ? {} : { closeLabel: 'Close' })}
      >
        {state.kind === 'FROZEN' ? (
          <FrozenBody frozen={state.frozen} homeName={homeName} onClose={onClose} />
        ) : (
          <>
            <Dialog.Body>
              <Stack gap="5">
                <Text color="fg.muted">
                  {`${homeName} · ${formatStayWithYear({ from: stay.fromDate, until: stay.untilDate })}`}
                </Text>
                <Box role="alert" _empty={{ display: 'none' }}>
                  {state.kind === 'CHOOSING' && state.failure && (
                    <Notice title={state.failure.title} text={state.failure.text} />
                  )}
                  {state.kind === 'UNKNOWN' && (
                    <Notice
                      title="We do not know yet whether your price is frozen."
                      text={`${isOnline ? 'You can safely try again' : 'You are offline. You can safely try again when the connection is back'}: the deposit is charged only once. Your trips show the frozen price, too.`}
                    />
                  )}
                </Box>
                <FreezeChoices
                  options={offered}
                  kind={option.kind}
                  onKind={setKind}
                  cards={cards}
                  areCardsLoading={loading && cards === null}
                  onReadCardsAgain={() => void refetch().catch(() => undefined)}
                  card={card}
                  onCard={setCard}
                  isDisabled={isPaying}
                />
                <FreezeSummary option={option} />
              </Stack>
            </Dialog.Body>
            <PayFooter state={state} option={option} card={card} onPay={pay} />
          </>
        )}
      </DialogPanel>
    </Dialog.Root>
  );
}

interface PayFooterProps {
  readonly state: FreezeState;
  readonly option: FreezeOption;
  readonly card: string | undefined;
  readonly onPay: (optionId: string, paymentMethodId: string) => void;
}

const PayFooter = ({ state, option, card, onPay }: PayFooterProps) => (
  <Dialog.Footer flexDirection="column" alignItems="stretch" gap="3" borderTopWidth="1px" pt="4">
    <Button
      colorPalette="coral"
      size="lg"
      disabled={card === undefined}
      loading={state.kind === 'PAYING'}
      loadingText={
        state.kind === 'PAYING' && state.isLong ? 'Still freezing your price' : 'Freezing your price'
      }
      onClick={() => card !== undefined && onPay(option.id, card)}
    >
      {`Pay ${formatMoney(option.deposit)} and freeze`}
    </Button>
    <Text textStyle="sm" color="fg.muted" textAlign="center">
      The deposit is kept if you do not book in time.{' '}
      <ChakraLink asChild variant="underline">
        <Link to={linkWithSource(ROUTES.priceFreezeTerms)} target="_blank">
          Terms of price freeze
        </Link>
      </ChakraLink>
    </Text>
  </Dialog.Footer>
);

const Notice = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Alert.Root status="warning">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      <Alert.Description>{text}</Alert.Description>
    </Alert.Content>
  </Alert.Root>
);

const FreezeSummary = ({ option }: { readonly option: FreezeOption }) => (
  <chakra.dl display="grid" gap="2" bg="bg.subtle" borderRadius="l3" p="4">
    <Row term="Frozen price of the stay" text={formatMoney(option.total)} isStrong />
    <Row term="Price rises covered up to" text={formatMoney(option.cap)} />
    <Row term="Frozen for" text={counted(option.durationDays, 'day')} />
    <Row term="Deposit today, part of your payment later" text={formatMoney(option.deposit)} />
  </chakra.dl>
);

interface RowProps {
  readonly term: string;
  readonly text: string;
  readonly isStrong?: boolean;
}

const Row = ({ term, text, isStrong = false }: RowProps) => (
  <Flex justify="space-between" gap="4" fontWeight={isStrong ? 'bold' : undefined}>
    <dt>{term}</dt>
    <chakra.dd fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {text}
    </chakra.dd>
  </Flex>
);

interface FrozenBodyProps {
  readonly frozen: Frozen;
  readonly homeName: string;
  readonly onClose: () => void;
}

function FrozenBody({ frozen, homeName, onClose }: FrozenBodyProps) {
  const close = useRef<HTMLButtonElement>(null);
  // The pressed button had the focus and was removed.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <Dialog.Body>
        <Stack gap="3" role="status">
          <Flex align="center" gap="3">
            <Flex
              boxSize="10"
              borderRadius="full"
              bg="bg.success"
              color="fg.success"
              align="center"
              justify="center"
              fontSize="xl"
            >
              <CheckIcon />
            </Flex>
            <Text fontWeight="semibold">
              {frozen.total ? `${homeName} for ${formatMoney(frozen.total)}` : homeName}
            </Text>
          </Flex>
          <Text>{`Book by ${formatMoment(frozen.expiresAt)} to use your frozen price.`}</Text>
          <Text color="fg.muted">
            {frozen.deposit
              ? `${formatMoney(frozen.deposit)} was charged to ${frozen.paidWith}. It pays a part of your stay.`
              : `The deposit was charged to ${frozen.paidWith}.`}
          </Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer gap="3">
        <Button ref={close} variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button asChild colorPalette="coral">
          <Link to={linkWithSource(ROUTES.trips)}>See it among your trips</Link>
        </Button>
      </Dialog.Footer>
    </>
  );
}
