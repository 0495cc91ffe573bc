import { Text, type TextProps, VisuallyHidden } from '@chakra-ui/react';
import type { Money } from '#domain/money/money.ts';
import { formatWholeMoney } from '#domain/money/money-format.ts';

export interface NightlyPriceProps extends TextProps {
  readonly nightly: Money;
  /** Before discounts; null without any (PR-05). */
  readonly before: Money | null;
  /** Next to a larger total. */
  readonly isSmall?: boolean;
}

/** PR-04, PR-05: the price of a night, in whole units, next to the price before discounts. */
export const NightlyPrice = ({ nightly, before, isSmall = false, ...text }: NightlyPriceProps) => (
  <Text {...text}>
    {before && (
      <Text as="s" color="fg.muted" me="1.5">
        <VisuallyHidden>Before discounts </VisuallyHidden>
        {formatWholeMoney(before)}
      </Text>
    )}
    <Text as="strong" {...(isSmall ? { fontWeight: 'medium' } : { fontWeight: 'bold', fontSize: '1.15em' })}>
      {before && <VisuallyHidden>now </VisuallyHidden>}
      {formatWholeMoney(nightly)}
    </Text>{' '}
    <Text as="span" color="fg.muted">
      a night
    </Text>
  </Text>
);
