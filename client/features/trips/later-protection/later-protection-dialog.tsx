import { useQuery } from '@apollo/client/react';
import {
  Alert,
  Box,
  Button,
  chakra,
  Dialog,
  Flex,
  Link as ChakraLink,
  RadioCard,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useState } from 'react';
import type { Money } from '../../../../domain/money/money';
import { formatMoney } from '../../../../domain/money/money-format';
import { coverageText, coverageTitle } from '../../../../domain/protection/protection-texts';
import { ROUTES } from '../../../../domain/routes';
import { linkWithSource } from '../../../app/user-source';
import { DialogPanel } from '../../../components/dialog-panel/dialog-panel';
import { CheckIcon } from '../../../components/icons/icons';
import { Link } from '../../../router/link';
import { PayingCard } from '../../cards/paying-card';
import type { Variant } from './offer';
import { PremiumCardsDocument } from './later-protection.generated';
import { type Buying, type BuyingState, useBuyProtection } from './use-buy-protection';

export interface LaterProtectionDialogProps {
  readonly tripId: string;
  readonly variants: readonly Variant[];
  readonly onClose: () => void;
}

const WITHOUT_CARDS = 'You need a saved card to protect this stay. It is charged when you press Pay below.';

/** AD-18: the variants, the card to pay with, and the terms; then the protection, or why there is none. */
export function LaterProtectionDialog({ tripId, variants, onClose }: LaterProtectionDialogProps) {
  const { state, changed, buy } = useBuyProtection();
  const { data, loading, refetch } = useQuery(PremiumCardsDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const cards = data?.paymentMethods ?? null;
  const [quoteId, setQuoteId] = useState(variants[0]?.quoteId);
  const [chosenCard, setCard] = useState<string>();
  const [isAccepted, setIsAccepted] = useState(false);
  const variant = variants.find((each) => each.quoteId === quoteId);
  const card = chosenCard ?? cards?.[0]?.id;
  const isPaying = state.kind === 'PAYING';
  if (!variant) return null;
  const premium = changed.get(variant.quoteId) ?? variant.premiumPrices.total.fiat;
  const choose = (chosen: string | null) => chosen !== null && setQuoteId(chosen);
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
        title={state.kind === 'BOUGHT' ? 'Your stay is protected' : 'Protect this stay'}
        {...(isPaying ? {} : { closeLabel: 'Close' })}
      >
        {state.kind === 'BOUGHT' ? (
          <BoughtBody text={coverageText(variant.coverageAmount)} onClose={onClose} />
        ) : (
          <>
            <Dialog.Body>
              <Stack gap="5">
                <Notices state={state} />
                <Variants
                  variants={variants}
                  changed={changed}
                  value={variant.quoteId}
                  isDisabled={isPaying}
                  onChoose={choose}
                />
                <PayingCard
                  label="Pay the premium with"
                  withoutCards={WITHOUT_CARDS}
                  cards={cards}
                  areCardsLoading={loading && cards === null}
                  onReadCardsAgain={() => void refetch().catch(() => undefined)}
                  card={card}
                  onCard={setCard}
                  isDisabled={isPaying}
                />
                <AcceptTerms isAccepted={isAccepted} onAccept={setIsAccepted} isDisabled={isPaying} />
              </Stack>
            </Dialog.Body>
            <PayFooter
              state={state}
              premium={premium}
              isReady={card !== undefined && isAccepted}
              onPay={() =>
                card !== undefined &&
                buy({
                  tripId,
                  quoteId: variant.quoteId,
                  premium: { value: premium.value, currencyCode: premium.currencyCode },
                  paymentMethodId: card,
                })
              }
            />
          </>
        )}
      </DialogPanel>
    </Dialog.Root>
  );
}

interface PayFooterProps {
  readonly state: BuyingState;
  readonly premium: Money;
  readonly isReady: boolean;
  readonly onPay: () => void;
}

const PayFooter = ({ state, premium, isReady, onPay }: PayFooterProps) => (
  <Dialog.Footer flexDirection="column" alignItems="stretch" gap="3" borderTopWidth="1px" pt="4">
    <Button
      colorPalette="coral"
      size="lg"
      disabled={!isReady}
      loading={state.kind === 'PAYING'}
      loadingText={
        state.kind === 'PAYING' && state.step === 'PollingPurchase'
          ? 'Still protecting your stay'
          : 'Protecting your stay'
      }
      onClick={onPay}
    >
      {`Pay ${formatMoney(premium)} and protect`}
    </Button>
    <Text textStyle="sm" color="fg.muted" textAlign="center">
      The premium is not refunded.
    </Text>
  </Dialog.Footer>
);

const Notices = ({ state }: { readonly state: BuyingState }) => (
  <Box role="alert" _empty={{ display: 'none' }}>
    {state.kind === 'CHOOSING' && state.failure && (
      <Notice title={state.failure.title} text={state.failure.text} />
    )}
    {state.kind === 'UNKNOWN' && (
      <Notice
        title="We do not know yet whether your stay is protected."
        text="You can safely try again: the premium is charged only once. Your trip page shows it, too."
      />
    )}
  </Box>
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

interface VariantsProps {
  readonly variants: readonly Variant[];
  readonly changed: Buying['changed'];
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChoose: (quoteId: string | null) => void;
}

const Variants = ({ variants, changed, value, isDisabled, onChoose }: VariantsProps) => (
  <RadioCard.Root
    value={value}
    disabled={isDisabled}
    colorPalette="pine"
    aria-label="Coverage"
    onValueChange={(details) => onChoose(details.value)}
  >
    <Stack gap="3">
      {variants.map(({ quoteId, coverage, coveragePercentage, coverageAmount, pricingDescription }) => (
        <RadioCard.Item key={quoteId} value={quoteId} borderRadius="l3">
          <RadioCard.ItemHiddenInput />
          <RadioCard.ItemControl alignItems="start">
            <RadioCard.ItemContent>
              <RadioCard.ItemText textStyle="md" fontWeight="semibold">
                {coverageTitle(coverage, coveragePercentage)}
              </RadioCard.ItemText>
              <RadioCard.ItemDescription>{coverageText(coverageAmount)}</RadioCard.ItemDescription>
              <Text textStyle="sm" fontWeight="medium" mt="1" fontVariantNumeric="tabular-nums">
                <Premium now={changed.get(quoteId)} offered={pricingDescription} />
              </Text>
            </RadioCard.ItemContent>
            <RadioCard.ItemIndicator />
          </RadioCard.ItemControl>
        </RadioCard.Item>
      ))}
    </Stack>
  </RadioCard.Root>
);

/** A changed premium replaces the text of the offer. */
const Premium = ({ now, offered }: { readonly now: Money | undefined; readonly offered: string }) =>
  now ? `${formatMoney(now)} in all` : offered;

interface AcceptTermsProps {
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly isDisabled: boolean;
}

const AcceptTerms = ({ isAccepted, onAccept, isDisabled }: AcceptTermsProps) => (
  <Flex gap="3" align="start">
    <chakra.input
      id="accept-protection-terms"
      type="checkbox"
      boxSize="5"
      mt="0.5"
      flexShrink="0"
      accentColor="fg.brand"
      checked={isAccepted}
      disabled={isDisabled}
      onChange={({ target }) => onAccept(target.checked)}
    />
    <Text textStyle="sm">
      <label htmlFor="accept-protection-terms">I accept the terms of cancel for any reason.</label>{' '}
      <ChakraLink asChild variant="underline">
        <Link to={linkWithSource(ROUTES.cancelForAnyReasonTerms)} target="_blank" rel="noreferrer">
          Read the terms
        </Link>
      </ChakraLink>
    </Text>
  </Flex>
);

const BoughtBody = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => (
  <>
    <Dialog.Body>
      <Flex align="center" gap="3" role="status">
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
        <Text>{text}</Text>
      </Flex>
    </Dialog.Body>
    <Dialog.Footer>
      <Button colorPalette="coral" onClick={onClose}>
        Done
      </Button>
    </Dialog.Footer>
  </>
);
