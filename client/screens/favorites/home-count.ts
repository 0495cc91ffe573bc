/** How many homes are on a wishlist, in words. */
export function homeCountText(count: number): string {
  if (count === 0) return 'No homes yet';
  return count === 1 ? '1 home' : `${count} homes`;
}
