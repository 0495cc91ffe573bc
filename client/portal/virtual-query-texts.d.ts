/** Texts of queries as Apollo Client sends them, generated when the client is built (`first-screens.ts`). */
declare module 'virtual:query-texts' {
  export const listingQuery: string;
  export const sessionQuery: string;
}
