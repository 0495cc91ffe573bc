/** The price of a watched flight, and what is expected of it, in words (AD-19). */
import { absoluteMoney, type Money, subtractMoney } from '../money/money';
import { formatMoney } from '../money/money-format';

const LABELS = {
  FAIR: 'A fair price.',
  GOOD: 'A good price.',
  GREAT: 'A great price.',
  WAIT: 'More than usual.',
  UNKNOWN: null,
} as const;

const ADVICE = {
  BUY: 'Buy now: we expect the price to rise.',
  WAIT: 'Wait: we expect the price to fall.',
  BUY_NEUTRAL: 'You can buy now: we expect the price to stay, or to rise a little.',
  WAIT_NEUTRAL: 'You can wait: we expect the price to stay, or to fall a little.',
  UNKNOWN: null,
} as const;

/** Null without a known advice. */
export function predictionText(label: keyof typeof LABELS, advice: keyof typeof ADVICE): string | null {
  const text = ADVICE[advice];
  return text && [LABELS[label], text].filter(Boolean).join(' ');
}

/** The price of a watched flight next to the one when the watch began; null when the price cannot be read. */
export function priceSinceWatched(price: Money | null, whenWatched: Money | null): string | null {
  if (!price) return null;
  const now = `Now ${formatMoney(price)}`;
  if (!whenWatched || whenWatched.currencyCode !== price.currencyCode) return `${now}.`;
  const change = subtractMoney(price, whenWatched);
  if (change.minorUnits === 0) return `${now}, the same as when the watch began.`;
  const direction = change.minorUnits < 0 ? 'less' : 'more';
  return `${now}, ${formatMoney(absoluteMoney(change))} ${direction} than when the watch began.`;
}
