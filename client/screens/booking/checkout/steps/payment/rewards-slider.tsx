import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatPointsWithUnit, type Points, points } from '#domain/money/points.ts';
import { percentOf, rewardsOfPercent, smallestPercent } from '#domain/payment/rewards-part.ts';
import type { RedemptionAccount } from '#domain/payment/redemption.ts';

export interface RewardsSliderProps {
  readonly account: RedemptionAccount;
  /** The most that the trip takes of the account. */
  readonly most: Points;
  readonly amount: Points;
  /** Null applies the most. */
  readonly onChange: (amount: Points | null) => void;
}

const STOPS = [25, 50, 100] as const;

/** A moved handle rests this long before its amount is applied, which may require a conversion. */
const REST_MS = 300;

/** SP-09: how many rewards pay, with the balance before and after. */
export function RewardsSlider({ account, most, amount, onChange }: RewardsSliderProps) {
  const [moved, setMoved] = useState<number | null>(null);
  const percent = moved ?? percentOf(amount, most);
  const shown = moved === null ? amount : rewardsOfPercent(moved, most);
  const apply = useEffectEvent((to: number) => {
    onChange(to === 100 ? null : rewardsOfPercent(to, most));
    setMoved(null);
  });
  useEffect(() => {
    if (moved === null) return;
    const resting = setTimeout(() => apply(moved), REST_MS);
    return () => clearTimeout(resting);
  }, [moved]);
  const smallest = smallestPercent(most, account.redemptionMin);
  const after = points(Math.max(0, account.balance.hundredths - shown.hundredths), account.balance.currency);
  return (
    <Stack gap="2">
      <chakra.input
        type="range"
        aria-label={`${account.balance.currency} to apply`}
        aria-valuetext={`${formatPointsWithUnit(shown)}, ${percent} percent`}
        min={smallest}
        max={100}
        value={percent}
        onChange={({ currentTarget }) => setMoved(Number(currentTarget.value))}
        w="full"
        h="6"
        m="0"
        accentColor="pine.solid"
        cursor="pointer"
        borderRadius="full"
        focusVisibleRing="outside"
      />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Flex gap="2">
          {STOPS.filter((stop) => stop >= smallest).map((stop) => (
            <Button
              key={stop}
              size="xs"
              variant={percent === stop ? 'solid' : 'outline'}
              colorPalette="pine"
              borderRadius="full"
              aria-pressed={percent === stop}
              onClick={() => setMoved(stop)}
            >
              {`${stop}%`}
            </Button>
          ))}
        </Flex>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {`Balance ${formatPointsWithUnit(account.balance)}, ${formatPointsWithUnit(after)} after this trip`}
        </Text>
      </Flex>
    </Stack>
  );
}
