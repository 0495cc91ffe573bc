import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import './browser';
import './computed-style';
import { freshBrowser } from './fresh-browser';

/** Whole screens in jsdom take their time on a busy machine: what is awaited here either comes or fails for good. */
configure({ asyncUtilTimeout: 5_000 });

/** Testing Library looks for Jest to learn how fake timers advance. */
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

beforeEach(freshBrowser);
afterEach(cleanup);
