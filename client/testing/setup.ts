import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Whole screens in jsdom take their time on a busy machine: what is awaited here either comes or fails for good. */
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
