import type { Database } from '../../database/connect';
import { Refusal } from '../../kernel/refusal';
import type { WhoBooks } from '../people.tables';

interface Booker {
  readonly isSelf: boolean;
  readonly canViewUsers: boolean;
  readonly canViewAdmin: boolean;
}

/** Whether a user may book; guests without a user are others. */
const MAY_BOOK: Readonly<Record<WhoBooks, (booker: Booker) => boolean>> = {
  MyselfAndOthers: () => true,
  EmployeesBookForThemselves: ({ isSelf }) => isSelf,
  SomeoneElseBooksForEveryone: ({ canViewUsers }) => canViewUsers,
  MyselfOnly: ({ isSelf, canViewAdmin }) => isSelf && canViewAdmin,
};

/** CP-08: refuses with 40302 a booking for a traveler whom the user's business does not let them book for. */
export async function requireMayBookFor(
  database: Database,
  userId: string,
  travelerUserId: string | null,
): Promise<void> {
  const member = await database
    .selectFrom('business_members')
    .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
    .select(['who_books', 'can_view_users', 'can_view_admin'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member) return;
  const booker = {
    isSelf: travelerUserId === userId,
    canViewUsers: member.can_view_users,
    canViewAdmin: member.can_view_admin,
  };
  if (!MAY_BOOK[member.who_books](booker)) {
    throw new Refusal(40302, 'The business does not let the user book for this traveler.');
  }
}
