import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../build/precompress';

/** The playground is a separate page, so that other pages do not load its editor. All files come from node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  // The files are megabytes: this level is within 5 % of the best compression, in a tenth of the time.
  plugins: [react(), precompress(9)],
  build: {
    outDir: resolve(import.meta.dirname, '../dist/playground'),
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      // GraphiQL contains annotations for the compiler that it was built with.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
});
