import pino, { type LevelWithSilent, type Logger } from 'pino';

export type { Logger };

/**
 * Structured logs on standard output. Requests are logged by operation and status, never with bodies or headers; values whose
 * names indicate a secret are removed.
 */
export const createLogger = (level: LevelWithSilent): Logger =>
  pino({
    level,
    base: { part: 'platform' },
    redact: {
      paths: [
        'token',
        'code',
        'csrfToken',
        'number',
        'verificationValue',
        'environmentKey',
        '*.token',
        '*.number',
      ],
      censor: '[redacted]',
    },
  });
