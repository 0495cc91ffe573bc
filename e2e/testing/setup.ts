/**
 * A browser on a busy machine is sometimes late. A test that fails is tried once more, and says so with its first error;
 * one that fails twice has failed. It is tried at once: the tests after it would leave another portal behind than it expects.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
