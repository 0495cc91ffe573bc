import { Button, chakra, Dialog, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#domain/counted.ts';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { ROUTES } from '#domain/routes.ts';
import { formatStayWithYear } from '#domain/stay/stay-dates.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { useIsOnline } from '#client/components/media/use-is-online.ts';
import {
  BoughtBadge,
  PayFooter,
  PurchaseDialog,
  PurchaseNotice,
} from '#client/features/cards/card-purchase/purchase-dialog.tsx';
import { areChoicesFixed } from '#client/features/cards/card-purchase/use-card-purchase.ts';
import { usePayingCard } from '#client/features/cards/use-paying-card.ts';
import type { StayInput } from '#client/generated/graph.ts';
import { FreezeChoices } from './freeze-choices';
import type { FreezeOptionFragment } from '#client/values.generated.ts';
import { type Frozen, pendingFreeze, useFreeze } from './use-freeze';

export interface FreezeDialogProps {
  readonly homeName: string;
  readonly stay: StayInput;
  readonly options: readonly FreezeOptionFragment[];
  readonly onClose: () => void;
}

/** The outcome of an old attempt can be a price that was frozen then, and that was used, or has ended, since. */
const isOver = ({ state }: Frozen): boolean => state !== 'VALID' && state !== 'UNKNOWN';

function titleOf(frozen: Frozen | undefined): string {
  if (!frozen) return 'Freeze this price';
  return isOver(frozen) ? 'You froze this price before' : 'Your price is frozen';
}

/** Where the pressed button had the focus and was removed. */
const focusChoice = (body: HTMLElement | null) =>
  body?.querySelector<HTMLInputElement>('input:checked')?.focus();

/** AD-11: the terms of the freeze and the card that pays the deposit; then the frozen price, or why there is none. */
export function FreezeDialog({ homeName, stay, options, onClose }: FreezeDialogProps) {
  const [pending] = useState(() => pendingFreeze(options));
  const payingCard = usePayingCard(pending?.paymentMethodId);
  const { card } = payingCard;
  const [kind, setKind] = useState((pending?.option ?? options[0])?.kind);
  const { state, offered, pay, chooseAgain } = useFreeze(options, pending);
  const [isAgain, setIsAgain] = useState(false);
  const option = offered.find((each) => each.kind === kind) ?? offered[0];
  const isPaying = state.kind === 'PAYING';
  const isOnline = useIsOnline();
  if (!option) return null;
  return (
    <PurchaseDialog
      title={titleOf(state.kind === 'BOUGHT' ? state.bought.frozenPrice : undefined)}
      isPaying={isPaying}
      onClose={onClose}
    >
      {state.kind === 'BOUGHT' ? (
        <FrozenBody
          frozen={state.bought.frozenPrice}
          homeName={homeName}
          onClose={onClose}
          onFreezeAgain={() => {
            setIsAgain(true);
            chooseAgain();
          }}
        />
      ) : (
        <>
          <Dialog.Body ref={isAgain ? focusChoice : undefined}>
            <Stack gap="5">
              <Text color="fg.muted">
                {`${homeName} · ${formatStayWithYear({ from: stay.fromDate, until: stay.untilDate })}`}
              </Text>
              <PurchaseNotice
                state={state}
                unknown={{
                  title: 'We do not know yet whether your price is frozen.',
                  text: `${isOnline ? 'You can safely try again' : 'You are offline. You can safely try again when the connection is back'}: the deposit is charged only once. Your trips show the frozen price, too.`,
                }}
              />
              <FreezeChoices
                options={offered}
                kind={option.kind}
                onKind={setKind}
                isDisabled={areChoicesFixed(state)}
                {...payingCard}
              />
              <FreezeSummary option={option} />
            </Stack>
          </Dialog.Body>
          <PayFooter
            label={`Pay ${formatMoney(option.deposit)} and freeze`}
            payingLabels={['Freezing your price', 'Still freezing your price']}
            state={state}
            isReady={card !== undefined}
            onPay={() => card !== undefined && pay(option.id, card)}
          >
            The deposit is kept if you do not book in time.{' '}
            <ChakraLink asChild variant="underline">
              <Link to={linkWithSource(ROUTES.priceFreezeTerms)} target="_blank">
                Terms of price freeze
              </Link>
            </ChakraLink>
          </PayFooter>
        </>
      )}
    </PurchaseDialog>
  );
}

const FreezeSummary = ({ option }: { readonly option: FreezeOptionFragment }) => (
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
  readonly onFreezeAgain: () => void;
}

function FrozenBody({ frozen, homeName, onClose, onFreezeAgain }: FrozenBodyProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The pressed button had the focus and was removed.
  useEffect(() => first.current?.focus(), []);
  const trips = <Link to={linkWithSource(ROUTES.trips)}>See it among your trips</Link>;
  return (
    <>
      <Dialog.Body>
        <Stack gap="3" role="status">
          <Flex align="center" gap="3">
            {!isOver(frozen) && <BoughtBadge />}
            <Text fontWeight="semibold">
              {frozen.total ? `${homeName} for ${formatMoney(frozen.total)}` : homeName}
            </Text>
          </Flex>
          <Text>
            {isOver(frozen)
              ? `${endOf(frozen)} Nothing was charged now. You can freeze the price again.`
              : `Book by ${formatMoment(frozen.expiresAt)} to use your frozen price.`}
          </Text>
          <Text color="fg.muted">{depositOf(frozen)}</Text>
        </Stack>
      </Dialog.Body>
      {isOver(frozen) ? (
        <Dialog.Footer gap="3" flexWrap="wrap">
          <Button asChild variant="outline">
            {trips}
          </Button>
          <Button ref={first} colorPalette="coral" onClick={onFreezeAgain}>
            Freeze it again
          </Button>
        </Dialog.Footer>
      ) : (
        <Dialog.Footer gap="3">
          <Button ref={first} variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button asChild colorPalette="coral">
            {trips}
          </Button>
        </Dialog.Footer>
      )}
    </>
  );
}

function endOf({ state, expiresAt }: Frozen): string {
  if (state === 'EXERCISED') return 'You have booked a stay with it.';
  if (state === 'REFUNDED') return 'Its deposit was refunded, and it cannot be used any more.';
  return `It was frozen until ${formatMoment(expiresAt)} and cannot be used any more.`;
}

function depositOf(frozen: Frozen): string {
  const { state, deposit, paidWith } = frozen;
  const amount = deposit ? formatMoney(deposit) : 'The deposit';
  if (state === 'REFUNDED') return `${amount} went back to ${paidWith}.`;
  return `${amount} was charged to ${paidWith}.${deposit && !isOver(frozen) ? ' It pays a part of your stay.' : ''}`;
}
