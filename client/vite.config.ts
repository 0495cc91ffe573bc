import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { DESKTOP_QUERY } from '#domain/portal/breakpoints.ts';
import { chunks } from './build/chunks';
import { circularFiles } from './build/circular-files';
import { bootFiles, firstScreens } from './build/first-screens';
import { precomputedTheme } from './build/precomputed-theme';
import { precompress } from './build/precompress';
import { renderedPage } from './build/rendered-page';

/** Where the portal's gateway runs while `npm run dev` serves the client. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

/** The width that index.html compares its window with, before any module runs. */
const desktopQuery: Plugin = {
  name: 'desktop-query',
  transformIndexHtml: (html) => html.replace('%DESKTOP_QUERY%', DESKTOP_QUERY),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    desktopQuery,
    precomputedTheme(),
    firstScreens(),
    circularFiles(),
    renderedPage(bootFiles),
    precompress(),
  ],
  // RxJS exports classes under this condition, and otherwise functions with helpers for browsers of 2012.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The gateway's Content-Security-Policy allows no data: scripts or fonts, so assets stay files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Chakra calls them while it loads, so a bundler would keep unused code.
        manualPureFunctions: ['createAnatomy', 'createContext', 'forwardRef'],
        // Emotion imports them for a component that the portal does not use.
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: chunks,
      },
    },
  },
  // The playground has its own configuration.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/photos': { target: gateway },
      '/vault': { target: gateway },
    },
  },
});
