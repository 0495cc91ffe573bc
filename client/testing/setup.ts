import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Whole screens in jsdom take their time on a busy machine: what is awaited here either comes or fails for good. */
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
