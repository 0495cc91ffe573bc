import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import '../app/theme/late-recipes';
import './browser';
import './computed-style';
import './idle-react';
import './react-stacks';
import { freshBrowser } from './fresh-browser';

const { getElementError } = getConfig();

/** Prints the page only when the message is read: `findBy` and `waitFor` throw at each try, and only their last error is read. */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}

/** Whole screens, and the first load of their code, are slow; the timeout is for those. */
configure({ asyncUtilTimeout: 10_000, getElementError: missingElement });

/** Testing Library looks for Jest to learn how fake timers advance. */
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

beforeEach(freshBrowser);
afterEach(cleanup);
