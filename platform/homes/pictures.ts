/** Draws the pictures of homes on demand, and remembers the latest. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connect';
import type { Picture, PictureSource } from '../http/picture-source';
import { findListing } from './listing-store';
import { drawHome, drawScene } from '../catalogue/drawing/draw';
import { homeFactsOf } from '../catalogue/drawing/home-facts';

/** About 10 MB. */
const REMEMBERED = 300;
const NAME = /^(?<home>[a-z0-9-]{1,80})\.(?<shot>[a-z0-9-]{1,20})\.svg$/;
/** Instead of the id of a home, for pictures of no home in particular. */
const SCENE = 'scene';

export function createPictures(database: Database): PictureSource {
  const remembered = new LRUCache<string, Picture>({ max: REMEMBERED });

  const draw = async (file: string): Promise<string | null> => {
    const { home, shot } = NAME.exec(file)?.groups ?? {};
    if (home === undefined || shot === undefined) return null;
    if (home === SCENE) return drawScene(shot);
    const listing = await findListing(database, home);
    return listing ? drawHome(homeFactsOf(listing.content), shot) : null;
  };

  return async (file) => {
    const known = remembered.get(file);
    if (known) return known;
    const svg = await draw(file);
    if (svg === null) return undefined;
    const picture = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
    remembered.set(file, picture);
    return picture;
  };
}
