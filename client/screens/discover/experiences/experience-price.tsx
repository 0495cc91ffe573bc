import { Text, type TextProps } from '@chakra-ui/react';
import { PRICING_WORDS } from '#domain/experiences/experience-labels.ts';
import type { Money } from '#domain/money/money.ts';
import { formatTrimmedMoney } from '#domain/money/money-format.ts';

export interface ExperiencePriceProps {
  readonly price: Money | null;
  readonly pricing: keyof typeof PRICING_WORDS;
  readonly textStyle?: TextProps['textStyle'];
}

/** The price and its unit. For a price that could not be read, the phone number. */
export const ExperiencePrice = ({ price, pricing, textStyle }: ExperiencePriceProps) =>
  price === null ? (
    <Text color="fg.muted">Ask for the price</Text>
  ) : (
    <Text {...(textStyle !== undefined && { textStyle })}>
      <Text as="strong" fontWeight="bold" fontSize="1.15em">
        {formatTrimmedMoney(price)}
      </Text>{' '}
      <Text as="span" color="fg.muted">
        {PRICING_WORDS[pricing]}
      </Text>
    </Text>
  );
