/** The columns of the results: fewer next to a map. */
export const resultsGrid = (isBesideMap: boolean) => ({
  columns: isBesideMap ? { base: 1, md: 2, lg: 1, xl: 2 } : { base: 1, md: 2, lg: 3 },
  gap: { base: '5', lg: '6' },
});

/** The number of pictures of a first page that are in view before scrolling. */
export const IN_VIEW = 3;
