/** CP-08: who may book for whom in a business. The platform enforces it; the graph and the checkout say why not. */
export type WhoBooks =
  | 'MYSELF_AND_OTHERS'
  | 'EMPLOYEES_BOOK_FOR_THEMSELVES'
  | 'SOMEONE_ELSE_BOOKS_FOR_EVERYONE'
  | 'MYSELF_ONLY'
  | 'UNKNOWN';

export interface Booker {
  readonly userId: string;
  readonly canViewUsers: boolean;
  readonly canViewAdmin: boolean;
}

/** The setting in a sentence, for the travelers of the business. */
export const WHO_BOOKS_TEXTS: Readonly<Record<Exclude<WhoBooks, 'UNKNOWN'>, string>> = {
  MYSELF_AND_OTHERS:
    'You book for yourself. People who may see the users of your business also book for others.',
  EMPLOYEES_BOOK_FOR_THEMSELVES: 'Employees of your business book for themselves.',
  SOMEONE_ELSE_BOOKS_FOR_EVERYONE: 'Someone else books for everyone in your business.',
  MYSELF_ONLY: 'Only the administrator of your business books, and only for themselves.',
};

/** Why the user may not book for a traveler, to show; null when they may, and when the platform does not say who books. */
export function bookingRefusal(
  whoBooks: WhoBooks | null,
  { userId, canViewUsers, canViewAdmin }: Booker,
  traveler: { readonly linkedUserId: string | null },
): string | null {
  if (whoBooks === null || whoBooks === 'UNKNOWN') return null;
  const isSelf = traveler.linkedUserId === userId;
  const may = {
    MYSELF_AND_OTHERS: true,
    EMPLOYEES_BOOK_FOR_THEMSELVES: isSelf,
    SOMEONE_ELSE_BOOKS_FOR_EVERYONE: canViewUsers,
    MYSELF_ONLY: canViewAdmin && isSelf,
  }[whoBooks];
  return may ? null : WHO_BOOKS_TEXTS[whoBooks];
}
