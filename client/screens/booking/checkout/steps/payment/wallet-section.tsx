import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { usableOffers } from '#domain/payment/wallet.ts';
import { useExperiment } from '#client/app/session/session-context.ts';
import { usePayment } from '../../flow/checkout-context';
import { creditRules, heldCredits } from '../../flow/payment/payment-facts';
import { CreditChoices } from './credit-choices';
import { CreditHistory } from './credit-history';
import { HeldCredits } from './held-credits';
import { PaymentOptionsFailure } from './payment-options-failure';
import { OfferChoices } from './offer-choices';

/** WA-05 to WA-09, SP-05: the deductions from the travel wallet; the best offer and all credit by default. */
export function WalletSection() {
  const { facts, paymentOptions, plan } = usePayment();
  const showsHistory = useExperiment('CREDIT_TRANSACTION_HISTORY');
  if (!facts || !plan) return null;
  const { gates, wallet, total, now } = facts;
  if (!gates.offers && !gates.credits) return null;
  if (!wallet) {
    return (
      <PaymentOptionsFailure title="Your travel credits and offers could not be loaded">
        You can still pay in other ways.
      </PaymentOptionsFailure>
    );
  }
  const offers = gates.offers ? usableOffers(wallet.offers, { now, total }) : [];
  const hasCredit = gates.credits && wallet.credit.minorUnits > 0;
  const isCreditForeign = hasCredit && wallet.credit.currencyCode !== total.currencyCode;
  const credits = gates.credits && paymentOptions.value?.wallet;
  const held = credits ? heldCredits(credits) : [];
  const rules = credits ? creditRules(credits) : [];
  if (offers.length === 0 && !hasCredit && held.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="wallet">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="3">
        <Heading as="h3" id="wallet" size="lg">
          Travel credits and offers
        </Heading>
        {gates.credits && showsHistory && <CreditHistory />}
      </Flex>
      <Stack gap="3">
        {offers.length > 0 && <OfferChoices offers={offers} plan={plan} />}
        {hasCredit && !isCreditForeign && (
          <CreditChoices available={wallet.credit} rules={rules} plan={plan} />
        )}
        {isCreditForeign && (
          <Text color="fg.muted">
            {`Your ${formatMoney(wallet.credit)} of travel credits are in ${wallet.credit.currencyCode} and can't be used on a stay priced in ${total.currencyCode}.`}
          </Text>
        )}
        {!gates.stacking && offers.length > 0 && hasCredit && !isCreditForeign && (
          <Text color="fg.muted">An offer and travel credits cannot be used together.</Text>
        )}
        {held.length > 0 && <HeldCredits credits={held} />}
      </Stack>
    </Box>
  );
}
