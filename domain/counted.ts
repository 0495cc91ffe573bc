/** A number with its noun: `1 night`, `3 nights`. Pass the plural if it is not the noun with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
