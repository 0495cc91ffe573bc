import pino, { type LevelWithSilent, type Logger } from 'pino';

export type { Logger };

/**
 * Structured logs on standard output. Requests are logged by operation and status, never with bodies or headers; values whose
 * names indicate a secret are removed. Of an error, other fields than these are not: PostgreSQL's repeat the values of a row, and
 * the pool's contain the whole connection.
 */
export const createLogger = (level: LevelWithSilent): Logger =>
  pino({
    level,
    base: { part: 'platform' },
    serializers: {
      err: (error: Error) => {
        const { type, message, code, stack } = pino.stdSerializers.err(error);
        return { type, message, code: code as unknown, stack };
      },
    },
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
