import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../build/precompress';

/**
 * The module that other pages load, at /embed/travel-portal.js. A separate build, so that the portal's pages do not load the module.
 */
export default defineConfig({
  root: import.meta.dirname,
  // The module loads its other files from its own folder, whatever its address.
  base: './',
  plugins: [react(), precompress()],
  build: {
    outDir: resolve(import.meta.dirname, '../dist/embed'),
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // One stylesheet, which the module puts into its shadow tree.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'travel-portal.ts'),
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'travel-portal.js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'travel-portal.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
