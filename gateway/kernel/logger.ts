import pino, { type LevelWithSilent, type Logger, type LoggerOptions } from 'pino';
import { redact } from './redaction';

export type { Logger };

/** Lines are written in batches: a write for each would take a tenth of the processor time of a small operation. */
const writes = { dest: 1, minLength: 8_192, periodicFlush: 100 };

/**
 * Structured logs on standard output, written after 100 ms at the latest and before the process exits. Errors are logged by name,
 * message and stack, all redacted.
 */
export function createLogger(level: LevelWithSilent): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: [
        'authorization',
        'csrfToken',
        'headers.authorization',
        'headers.cookie',
        'headers["h-csrf-token"]',
        'req.headers',
      ],
      censor: '[redacted]',
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { name: error.name, message: redact(error.message), stack: redact(error.stack ?? '') }
          : { message: redact(String(error)) },
      // Without its query, which may contain an operation and its variables.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return pino(options, pino.destination(writes));
}
