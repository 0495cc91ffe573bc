/** Email addresses of any script. The contract has the same pattern (schema/platform/common.yaml); a test compares them. */

/**
 * TR-21: one @, no spaces, a dot in the domain. The parts between dots are not empty, and the last one has two letters or more of
 * any script, or is one of them as browsers write it (`xn--p1ai`).
 */
export const EMAIL_ADDRESS =
  /^[^@\s\p{Cc}.,;:<>()[\]"\\]+(?:\.[^@\s\p{Cc}.,;:<>()[\]"\\]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|[xX][nN]--[A-Za-z0-9-]*[A-Za-z0-9])$/u;
/** RFC 5321: a path has at most 254 characters. */
const MAX_LENGTH = 254;

/** An address as it is sent: without surrounding spaces and invisible characters, with letters of the usual width. */
export const normalizedEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim();

/** Expects a normalized text. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && EMAIL_ADDRESS.test(text);
