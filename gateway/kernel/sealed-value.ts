import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encrypts values that leave the process with a secret (a traveler's token): readers of a shared store see neither prices nor
 * names nor tokens.
 */
export function seal(value: unknown, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Undefined when the text was sealed with another secret, or altered. */
export function unseal(text: string, secret: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAuthTag(bytes.subarray(12, 28));
    const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(plain.toString('utf8'));
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`seal ${secret}`).digest();
}
