import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precomputedTheme } from '../build/precomputed-theme';

/** The renderer for the gateway: the application for Node, with all of its packages, in client/server/dist/. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precomputedTheme()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    rolldownOptions: {
      input: { worker: resolve(import.meta.dirname, 'worker.ts') },
      external: [...builtinModules, ...builtinModules.map((name) => `node:${name}`)],
      output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
