/**
 * A browser on a busy machine is sometimes late. A test that fails is tried once more, and says so with its first error;
 * one that fails twice has failed.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
