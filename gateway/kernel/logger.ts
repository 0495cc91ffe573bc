import pino, { type LevelWithSilent, type Logger } from 'pino';
import { redact } from './redaction';

export type { Logger };

/** Structured logs on standard output. Errors are logged by name, message and stack, all of them redacted. */
export function createLogger(level: LevelWithSilent): Logger {
  return pino({
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
      // Without its query, which may hold an operation and its variables.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
