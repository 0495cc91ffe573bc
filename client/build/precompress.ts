import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Smaller files do not benefit. */
const fromBytes = 1_024;

/**
 * Writes a compressed file next to each script and style, for the gateway to send as is; at Brotli's highest quality by default.
 */
export function precompress(quality = constants.BROTLI_MAX_QUALITY): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(js|css|svg|json)$/.test(name))
          .map(async (name) => {
            const content = await readFile(join(dir, name));
            if (content.length < fromBytes) return;
            await writeFile(join(dir, `${name}.br`), await compress(content, { params }));
          }),
      );
    },
  };
}
