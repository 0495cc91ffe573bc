import { createHash } from 'node:crypto';

/** The stored hash of a sign-in code, salted with the user's id. */
export const hashSignInCode = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId}:${code}`).digest();
