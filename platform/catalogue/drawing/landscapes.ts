import { readWorld } from '../../world/read-world';
import type { Species } from './plants';

/** What pictures of a market show around its homes. */
export interface Landscape {
  readonly hills:
    'none' | 'low' | 'golden' | 'rounded' | 'alpine' | 'volcanic' | 'mesa' | 'boulders' | 'bare';
  /** How the land ends at the sea; absent for a place without one. */
  readonly shore?: 'beach' | 'dunes' | 'rocks' | 'stacks';
  readonly ground: 'lawn' | 'sand' | 'gravel';
  /** How the houses of its streets are built. */
  readonly town: Town;
  /** The most common one first. */
  readonly trees: readonly Species[];
}

export type Town =
  | 'adobe'
  | 'brick'
  | 'clapboard'
  | 'colonial'
  | 'conch'
  | 'creole'
  | 'modern'
  | 'shingle'
  | 'single'
  | 'stucco'
  | 'tile';

const { landscapes } = readWorld<{ landscapes: Readonly<Record<string, Landscape>> }>(
  'homes/landscapes.json',
);

export function landscapeOf(marketId: string): Landscape {
  const landscape = landscapes[marketId];
  if (!landscape) throw new RangeError(`platform/world/homes/landscapes.json does not describe ${marketId}`);
  return landscape;
}
