import { builtinModules } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const outDir = resolve(root, 'dist');

/** In a bundle, `__dirname` stays the folder of the source file: contracts and photos are read from the repository. */
const sourceFolders: Plugin = {
  name: 'source-folders',
  transform(code, id) {
    if (id.includes('/node_modules/') || !/\b__dirname\b/.test(code)) return null;
    const folder = relative(outDir, dirname(id));
    return {
      code: code.replace(/\b__dirname\b/g, `require('node:path').join(__dirname, ${JSON.stringify(folder)})`),
      map: null,
    };
  },
};

/** The gateway and the platform as one JavaScript file each, in `dist/`; packages stay in node_modules. */
export default defineConfig({
  root,
  plugins: [sourceFolders],
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { gateway: 'gateway/main.ts', platform: 'platform/main.ts' },
      external: [/^[^./]/, ...builtinModules],
      output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
});
