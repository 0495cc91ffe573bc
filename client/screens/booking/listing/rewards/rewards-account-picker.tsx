import { Box, Button, Flex, Menu, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { isCashRewards, withUnit } from '#domain/money/points.ts';
import { ChevronDownIcon } from '#client/components/icons/icons.tsx';
import type { ListingSearch } from '../use-listing-search';
import { type RewardsAccount, useRewards } from './use-rewards';

/** LS-01: the account whose rewards the page shows, and a menu to change it. */
export function RewardsAccountPicker(search: Pick<ListingSearch, 'search' | 'dropAccountIndex'>) {
  const { accounts, selected, select } = useRewards(search);
  if (accounts === undefined) return <Skeleton h="14" w="60" maxW="full" borderRadius="l3" />;
  if (accounts === null) {
    return (
      <Text textStyle="sm" color="fg.muted">
        Your rewards are not available at the moment
      </Text>
    );
  }
  if (!selected) return null;
  if (accounts.length === 1) {
    return (
      <Box borderWidth="1px" borderRadius="l3" px="4" py="2" bg="bg.panel">
        <AccountLines account={selected} />
      </Box>
    );
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="outline"
          h="auto"
          w={{ base: 'full', lg: 'auto' }}
          px="4"
          py="2"
          bg="bg.panel"
          whiteSpace="normal"
        >
          <VisuallyHidden>Rewards account:</VisuallyHidden>
          <AccountLines account={selected} />
          <VisuallyHidden>Change</VisuallyHidden>
          <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      {/* Next to its button, so that it belongs to the part of the page that the button is in. */}
      <Menu.Positioner>
        <Menu.Content minW="72">
          <Menu.RadioItemGroup
            value={selected.accountReferenceId}
            onValueChange={({ value }) => select(value)}
          >
            <Menu.ItemGroupLabel>Show prices in the rewards of</Menu.ItemGroupLabel>
            {accounts.map((account) => (
              <Menu.RadioItem key={account.accountReferenceId} value={account.accountReferenceId} py="2">
                <AccountLines account={account} />
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

const AccountLines = ({ account }: { readonly account: RewardsAccount }) => (
  <Box flex="1" textAlign="start" lineHeight="short">
    <Flex gap="2" textStyle="sm" fontWeight="semibold">
      {account.productDisplayName}
      <Text as="span" color="fg.muted" fontWeight="normal">
        ···{account.lastFour}
      </Text>
    </Flex>
    <Text textStyle="sm" color="fg.muted" fontWeight="normal">
      {rewardsText(account)}
    </Text>
  </Box>
);

/** The balance and its value, or why it cannot be used (RW-07). */
function rewardsText({ rewardsBalance, rewardsCashEquivalent, hiddenRewardsText }: RewardsAccount): string {
  if (hiddenRewardsText !== null) return hiddenRewardsText;
  const { currency, formatted, currencyDescription } = rewardsBalance;
  const balance = withUnit(formatted, currency, currencyDescription);
  // Cash needs no conversion.
  return rewardsCashEquivalent && !isCashRewards(currency)
    ? `${balance} · worth ${formatMoney(rewardsCashEquivalent)}`
    : balance;
}
