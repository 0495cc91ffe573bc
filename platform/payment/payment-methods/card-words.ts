const CARD_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
  diners_club: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  dankort: 'Dankort',
  maestro: 'Maestro',
};

export const cardWords = ({ card_type, last4 }: { card_type: string; last4: string }): string =>
  `${CARD_NAMES[card_type] ?? 'Card'} ending in ${last4}`;
