import { counted } from '../../../domain/counted';

/** How many homes are on a wishlist, in words. */
export function homeCountText(count: number): string {
  return count === 0 ? 'No homes yet' : counted(count, 'home');
}
