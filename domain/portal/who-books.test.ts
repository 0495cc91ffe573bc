import { bookingRefusal, type WhoBooks } from './who-books';

const traveler = { userId: 'sam', canViewUsers: false, canViewAdmin: false };
const booker = { userId: 'ivy', canViewUsers: true, canViewAdmin: false };
const administrator = { userId: 'ann', canViewUsers: true, canViewAdmin: true };
const themselves = ({ userId }: { readonly userId: string }) => ({ linkedUserId: userId });
const other = { linkedUserId: 'petra' };
const guest = { linkedUserId: null };

test.each<[WhoBooks, boolean[]]>([
  ['MYSELF_AND_OTHERS', [true, true, true, true, true, true]],
  ['EMPLOYEES_BOOK_FOR_THEMSELVES', [true, false, true, false, true, false]],
  ['SOMEONE_ELSE_BOOKS_FOR_EVERYONE', [false, false, true, true, true, true]],
  ['MYSELF_ONLY', [false, false, false, false, true, false]],
])(
  '[CP-08] %s: a traveler, a booker, and an administrator for themselves and for others',
  (whoBooks, may) => {
    const allowed = [traveler, booker, administrator].flatMap((user) => [
      bookingRefusal(whoBooks, user, themselves(user)) === null,
      bookingRefusal(whoBooks, user, other) === null,
    ]);
    expect(allowed).toEqual(may);
  },
);

test('[CP-08] a guest without a user is somebody else, and a setting that is not known forbids nothing', () => {
  expect(bookingRefusal('EMPLOYEES_BOOK_FOR_THEMSELVES', traveler, guest)).toBe(
    'Employees of your business book for themselves.',
  );
  expect(bookingRefusal(null, traveler, guest)).toBeNull();
  expect(bookingRefusal('UNKNOWN', traveler, guest)).toBeNull();
});
