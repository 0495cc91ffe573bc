import { counted } from '#domain/counted.ts';

/** The number of homes on a wishlist, as text. */
export function homeCountText(count: number): string {
  return count === 0 ? 'No homes yet' : counted(count, 'home');
}
