/** People who book in parallel, each with a card. */
export const CARD_HOLDERS = [
  { emailAddress: 'helen.ortiz@larkfield.example', code: '482100', card: 'card_helen_summit' },
  { emailAddress: 'ruth.abara@larkfield.example', code: '335800', card: 'card_ruth_summit' },
  { emailAddress: 'tom.lindqvist@larkfield.example', code: '921600', card: 'card_tom_meridian' },
  { emailAddress: 'daniel.cho@larkfield.example', code: '609400', card: 'card_daniel_meridian' },
] as const;
