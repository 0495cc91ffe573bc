import zlib, { type ZlibOptions } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller responses fit into one packet anyway. */
const threshold = 1_024;
/** Larger responses, which take more than a millisecond, are compressed outside the main thread. */
const syncThreshold = 512 * 1_024;
/** A page of 94 kB takes a third of the time of level 6, for 1 kB more. Each part of a streamed response is sent immediately. */
const zlibOptions: ZlibOptions = { level: 3, flush: zlib.constants.Z_SYNC_FLUSH };

/** Compressed responses, by the bytes of stored ones (execution/answer-memo.ts), for as long as those are stored. */
const compressed = new WeakMap<Buffer, Buffer>();

function gzipSync(bytes: Buffer, options: ZlibOptions): Buffer {
  const known = compressed.get(bytes);
  if (known !== undefined) return known;
  const result = zlib.gzipSync(bytes, options);
  compressed.set(bytes, result);
  return result;
}

export const compressResponses = (app: FastifyInstance) =>
  app.register(compress, {
    threshold,
    syncThreshold,
    // Request bodies are not unpacked: a small one could become a large one.
    globalDecompression: false,
    encodings: ['gzip'],
    zlibOptions,
    zlib: { ...zlib, gzipSync },
  });
