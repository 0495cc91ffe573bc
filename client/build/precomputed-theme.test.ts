import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lateRecipes, lateSlotRecipes } from '../app/theme/late-recipes';
import { recipes, slotRecipes } from '../app/theme/recipes';
import * as theme from '../app/theme/system';
import { tokensOf } from './precomputed-theme';

const chakra: SystemContext = theme.system;
const folder = resolve(import.meta.dirname, 'testing/dist');
let made: SystemContext;

beforeAll(async () => {
  // A process without a document, as every build is.
  const build = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'client/build/testing/vite.config.ts'],
    {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, NODE_ENV: 'production', OUT_DIR: folder },
      encoding: 'utf8',
    },
  );
  expect(build.status, build.stderr).toBe(0);
  const file = join(folder, 'theme.mjs');
  ({ system: made } = (await import(/* @vite-ignore */ file)) as typeof theme);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All choices of a recipe, one variant at a time: its variants do not depend on each other but in compounds of two. */
function* choices(variants: Readonly<Record<string, readonly string[]>>): Generator<Record<string, string>> {
  yield {};
  for (const [variant, values] of Object.entries(variants)) {
    for (const value of values) {
      yield { [variant]: value };
      for (const [other, others] of Object.entries(variants)) {
        if (other > variant) for (const each of others) yield { [variant]: value, [other]: each };
      }
    }
  }
}

const styleOf = (property: string, name: string): SystemStyleObject => {
  const style: object = { [property]: name };
  return style as SystemStyleObject;
};

describe('the theme computed at build time', () => {
  test('has the values of all tokens in every property', () => {
    const { values } = tokensOf(chakra);
    expect(Object.keys(values).length).toBeGreaterThan(15);
    let count = 0;
    for (const property of chakra.properties) {
      if (property.startsWith('_') || property === 'css') continue;
      for (const names of Object.values(values)) {
        // Every seventh: what a name means is the same for each property of a category.
        for (const name of Object.keys(names).filter((_, at) => at % 7 === 0)) {
          count += 1;
          const [own, whole] = [made, chakra].map(({ css }) => css(styleOf(property, name)));
          if (JSON.stringify(own) !== JSON.stringify(whole))
            expect({ name, own }).toEqual({ name, own: whole });
        }
      }
    }
    expect(count).toBeGreaterThan(5_000);
  });

  test.each([
    { color: 'fg/50', bg: 'bg/90', borderColor: 'pine.600/25' },
    { boxShadow: '0 0 0 1px {colors.border}', '--x': 'colors.fg', margin: '-4', colorPalette: 'coral' },
    {
      p: { base: '2', md: '4', lgDown: '6' },
      hideFrom: 'md',
      hideBelow: 'lg',
      _hover: { color: 'fg.brand' },
    },
    {
      textStyle: 'sm',
      layerStyle: 'disabled',
      animationName: 'fade-in',
      animation: 'spin',
      aspectRatio: 'wide',
    },
    { _dark: { bg: 'red' }, focusRing: 'outside', truncate: true, lineClamp: 2, inset: '0', w: '1/3' },
  ] satisfies SystemStyleObject[])('resolves %j as Chakra does', (styles: SystemStyleObject) => {
    expect(made.css(styles)).toEqual(chakra.css(styles));
  });

  test.each(Object.keys({ ...recipes, ...lateRecipes }))('has the styles of the recipe %s', (name) => {
    const [own, whole] = [made.getRecipeFn(name), chakra.getRecipeFn(name)];
    for (const choice of choices(whole.variantMap)) {
      expect(own({ ...choice, colorPalette: 'pine' }), JSON.stringify(choice)).toEqual(
        whole({ ...choice, colorPalette: 'pine' }),
      );
    }
  });

  test.each(Object.keys({ ...slotRecipes, ...lateSlotRecipes }))(
    'has the styles of the slot recipe %s',
    (name) => {
      const [own, whole] = [made.getSlotRecipeFn(name), chakra.getSlotRecipeFn(name)];
      for (const choice of choices(whole.variantMap)) {
        expect(own(choice), JSON.stringify(choice)).toEqual(whole(choice));
      }
    },
  );

  test('contains no global styles, which are in the stylesheet', () => {
    expect(made._global).toEqual([]);
    expect(readFileSync(join(folder, 'theme.mjs'), 'utf8')).not.toContain('Young Serif');
    const styles = readFileSync(join(folder, 'theme.css'), 'utf8');
    expect(styles).toMatch(/^@layer reset,\s*base,\s*tokens,\s*recipes;/);
    expect(styles).toContain('--chakra-colors-bg-panel:');
    expect(styles).toMatch(/\.dark[^{]*\{[^}]*--chakra-colors-bg:/);
    expect(styles).toContain('@keyframes fade-in');
    expect(styles).toContain('::placeholder');
  });
});
