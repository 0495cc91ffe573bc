/** The columns of the page: the stay, and next to it the reservation with its payment. On a phone they are stacked. */
export const tripColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 24rem)' },
  gap: { base: '6', lg: '8' },
  alignItems: 'start',
} as const;
