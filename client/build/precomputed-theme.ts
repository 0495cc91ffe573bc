/**
 * Computes the theme's foundation (client/app/theme/foundation.ts) when the portal is built: the values of its tokens become data,
 * and the global styles become a part of the portal's stylesheet. Chakra computes both each time it starts, in a task longer than
 * any other of a rendered page.
 */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import type { PrecomputedTokens } from '../app/theme/precomputed-system';
import { system } from '../app/theme/system';

export const precomputedTheme = (): Plugin => ({
  name: 'precomputed-theme',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/client/app/theme/foundation.ts')) {
      const tokens = JSON.stringify(JSON.stringify(tokensOf(system)));
      return `export const foundation = {};\nexport const precomputed = JSON.parse(${tokens});`;
    }
    if (id.endsWith('/client/app/theme/page.css')) return stylesOf(system);
    return null;
  },
});

export function tokensOf({ tokens }: Pick<SystemContext, 'tokens'>): PrecomputedTokens {
  const values: Record<string, Record<string, string>> = {};
  for (const [category, names] of tokens.categoryMap) {
    values[category] = Object.fromEntries(
      [...names.keys()].map((name) => [name, tokens.getVar(`${category}.${name}`) ?? '']),
    );
  }
  const palettes = [...tokens.colorPaletteMap].map(([name, map]) => [name, Object.fromEntries(map)] as const);
  return { values, palettes: Object.fromEntries(palettes) };
}

/** Styles of the whole page: the reset, the rules of elements, and the custom properties. */
export function stylesOf(theme: SystemContext): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: cache },
      createElement(ChakraProvider, { value: theme, children: null }),
    ),
  );
  return Object.values(cache.inserted)
    .filter((rules) => typeof rules === 'string')
    .join('\n');
}
