import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PhotoTag } from '../catalogue.types';

/** One rendered picture, as in platform/photos/manifest.json. */
export interface ManifestPhoto {
  file: string;
  name: string;
  tag: PhotoTag;
  setting: string;
  alt: string;
  dominantColor: string;
  width: number;
  height: number;
  widths: number[];
}

const MANIFEST = join(__dirname, '..', '..', 'photos', 'manifest.json');

export const readPhotoManifest = (): ManifestPhoto[] =>
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as ManifestPhoto[];
