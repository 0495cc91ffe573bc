import { Button, chakra, Dialog, Flex, Link as ChakraLink, RadioCard, Stack, Text } from '@chakra-ui/react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import type { Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { coverageText, coverageTitle } from '#domain/protection/protection-texts.ts';
import { ROUTES } from '#domain/routes.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { takesFocus } from '#client/components/focus.ts';
import {
  BoughtBadge,
  PayFooter,
  PurchaseDialog,
  PurchaseNotice,
} from '../../cards/card-purchase/purchase-dialog';
import { areChoicesFixed } from '../../cards/card-purchase/use-card-purchase';
import { PayingCard } from '../../cards/paying-card';
import { usePayingCard } from '../../cards/use-paying-card';
import type { Variant } from './offer';
import { type Buying, useBuyProtection } from './use-buy-protection';

export interface LaterProtectionDialogProps {
  readonly tripId: string;
  readonly variants: readonly Variant[];
  readonly onClose: () => void;
  /** Receives the focus once the stay is protected: the button that opened the dialog is no longer on the page. */
  readonly pageHeading: RefObject<HTMLElement | null>;
}

const WITHOUT_CARDS = 'You need a saved card to protect this stay. It is charged when you press Pay below.';

const UNKNOWN = {
  title: 'We do not know yet whether your stay is protected.',
  text: 'You can safely try again: the premium is charged only once. Your trip page shows it, too.',
};

/** AD-18: the variants, the card to pay with, and the terms; then the protection, or why there is none. */
export function LaterProtectionDialog({
  tripId,
  variants,
  onClose,
  pageHeading,
}: LaterProtectionDialogProps) {
  const { state, changed, buy } = useBuyProtection();
  const payingCard = usePayingCard();
  const { card } = payingCard;
  const [quoteId, setQuoteId] = useState(variants[0]?.quoteId);
  const [isAccepted, setIsAccepted] = useState(false);
  const variant = variants.find((each) => each.quoteId === quoteId);
  const isPaying = state.kind === 'PAYING';
  const isFixed = areChoicesFixed(state);
  if (!variant) return null;
  const premium = changed.get(variant.quoteId) ?? variant.premiumPrices.total.fiat;
  const choose = (chosen: string | null) => chosen !== null && setQuoteId(chosen);
  return (
    <PurchaseDialog
      title={state.kind === 'BOUGHT' ? 'Your stay is protected' : 'Protect this stay'}
      isPaying={isPaying}
      onClose={onClose}
      finalFocus={() => (state.kind === 'BOUGHT' ? pageHeading.current : null)}
    >
      {state.kind === 'BOUGHT' ? (
        <BoughtBody text={coverageText(variant.coverageAmount)} onClose={onClose} />
      ) : (
        <>
          <Dialog.Body>
            <Stack gap="5">
              <PurchaseNotice state={state} unknown={UNKNOWN} />
              <Variants
                variants={variants}
                changed={changed}
                value={variant.quoteId}
                isDisabled={isFixed}
                onChoose={choose}
              />
              <PayingCard
                label="Pay the premium with"
                withoutCards={WITHOUT_CARDS}
                isDisabled={isFixed}
                {...payingCard}
              />
              <AcceptTerms isAccepted={isAccepted} onAccept={setIsAccepted} isDisabled={isPaying} />
            </Stack>
          </Dialog.Body>
          <PayFooter
            label={`Pay ${formatMoney(premium)} and protect`}
            payingLabels={['Protecting your stay', 'Still protecting your stay']}
            state={state}
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
          >
            The premium is not refunded.
          </PayFooter>
        </>
      )}
    </PurchaseDialog>
  );
}

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
        <BoughtBadge />
        <Text>{text}</Text>
      </Flex>
    </Dialog.Body>
    <Dialog.Footer>
      <Button ref={takesFocus} colorPalette="coral" onClick={onClose}>
        Done
      </Button>
    </Dialog.Footer>
  </>
);
