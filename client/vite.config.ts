import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks';
import { bootFiles, firstScreens } from './build/first-screens';
import { precompress } from './build/precompress';
import { renderedPage } from './build/rendered-page';

/** Where the portal's gateway runs while `npm run dev:client` serves the client. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstScreens(), renderedPage(bootFiles), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The gateway's Content-Security-Policy admits no data: scripts or fonts, so assets stay files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/photos': { target: gateway },
      '/vault': { target: gateway },
    },
  },
});
