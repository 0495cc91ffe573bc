import { createHash } from 'node:crypto';

/** What is kept of a sign-in code; the user's id salts it. */
export const hashSignInCode = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId}:${code}`).digest();
