import { builtinModules } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** In a bundle, `__dirname` stays the folder of the source file: contracts, photos and the world are read from the repository. */
const sourceFolders = (outDir: string): Plugin => ({
  name: 'source-folders',
  transform(code, id) {
    if (id.includes('/node_modules/') || !/\b__dirname\b/.test(code)) return null;
    const folder = relative(outDir, dirname(id));
    return {
      code: code.replace(/\b__dirname\b/g, `require('node:path').join(__dirname, ${JSON.stringify(folder)})`),
      map: null,
    };
  },
});

/** Bundles each program into one JavaScript file, in a folder of the repository; packages stay in node_modules. */
export function programs(folder: string, input: Record<string, string>) {
  const outDir = resolve(root, folder);
  return defineConfig({
    root,
    plugins: [sourceFolders(outDir)],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input,
        external: [/^[^./#]/, ...builtinModules],
        output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  });
}
