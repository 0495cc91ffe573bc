import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { precomputedTheme } from '../precomputed-theme';

/** The theme by itself, for its test: a module and a stylesheet in the folder OUT_DIR. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [precomputedTheme()],
  build: {
    outDir: process.env['OUT_DIR'] ?? '',
    minify: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'whole-theme.ts'),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'theme.mjs', assetFileNames: 'theme[extname]' },
    },
  },
});
