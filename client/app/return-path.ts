/**
 * Where the traveler was when a sign-in became necessary (SE-01), kept for the tab. Reading it is always followed by
 * the domain's check, which admits paths of this portal only.
 */
import { safeReturnPath } from '../../domain/return-path';

const KEY = 'travel-portal.return-path';

export const rememberReturnPath = (path: string): void => sessionStorage.setItem(KEY, safeReturnPath(path));

/** As it is stored, to decide with; null when nothing is. */
export const storedReturnPath = (): string | null => sessionStorage.getItem(KEY);

export const forgetReturnPath = (): void => sessionStorage.removeItem(KEY);
