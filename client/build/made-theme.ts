/**
 * Computes the theme's foundation (client/app/theme/foundation.ts) when the portal is built: the values of its tokens become data for
 * Chakra's engine, and the styles of the whole page become a part of the portal's style sheet. Chakra itself computes both each time
 * it starts, in a task longer than any other of a rendered page.
 */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { system } from '../app/theme/system';

const DATA = 'virtual:made-tokens';

export const madeTheme = (): Plugin => ({
  name: 'made-theme',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === DATA ? `\0${DATA}` : null),
  load(id) {
    if (id === `\0${DATA}`)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(tokensOf(system)))});`;
    if (id.endsWith('/client/app/theme/foundation.ts')) return 'export const foundation = {};';
    if (id.endsWith('/client/app/theme/page.css')) return stylesOf(system);
    return null;
  },
  transform(code, id) {
    if (id.endsWith('/styled-system/token-dictionary.js')) return { code: withMadeTokens(code), map: null };
    if (id.endsWith('/styled-system/utility.js')) return { code: withLateValues(code), map: null };
    if (id.endsWith('/styled-system/system.js')) return { code: withoutPageStyles(code), map: null };
    if (id.endsWith('/styled-system/merge-config.js')) return { code: withSharedConfigs(code), map: null };
    return null;
  },
});

/** The results of Chakra's token dictionary that components use. */
export interface MadeTokens {
  /** By category, such as `spacing`: the CSS value of each token. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The custom properties of each color palette. */
  readonly palettes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function tokensOf({ tokens }: Pick<SystemContext, 'tokens'>): MadeTokens {
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

/** Chakra's module, with data instead of the computation. */
export function withMadeTokens(code: string): string {
  return replaced(code, [
    [/^/, `import made from '${DATA}';\n`],
    [
      /\n {2}registerTokens\(\);\n {2}registerTransform\([^)]*\);\n {2}registerMiddleware\([^)]*\);\n {2}build\(\);\n/,
      `
  byCategoryJson = made.values;
  for (const [category, values] of Object.entries(made.values)) {
    for (const [name, value] of Object.entries(values)) flatMap.set(category + '.' + name, value);
  }
  for (const [name, values] of Object.entries(made.palettes)) colorPaletteMap.set(name, new Map(Object.entries(values)));
  for (const name of Object.keys(made.values.breakpoints)) tokenNameMap.set('breakpoints.' + name, { extensions: {} });
`,
    ],
  ]);
}

/** Chakra's module, which computes the values of a property for the first style that has it, and the types of no property. */
export const withLateValues = (code: string): string =>
  replaced(code, [
    [/(?<=configs\[property\] = normalize\(config\);\n) *assignProperty\(property, config\);\n/, ''],
    [/ *assignProperties\(\);\n *assignPropertyTypes\(\);\n/, ''],
    [
      /const value = propValues\.get\(key\)\?\.\[raw\];/,
      `if (!propValues.has(key)) propValues.set(key, getPropertyValues(config) ?? EMPTY_OBJECT);
    const value = propValues.get(key)[raw];`,
    ],
  ]);

/** Chakra's module, without the styles of the whole page, which are part of the stylesheet. */
export const withoutPageStyles = (code: string): string =>
  replaced(code, [
    [/const _global = \[getPreflightCss\(\), getGlobalCss\(\), getTokenCss\(\)\];/, 'const _global = [];'],
  ]);

/** Chakra's module, which merges configurations without copying what only one of them has. Without tokens, nothing changes them. */
export const withSharedConfigs = (code: string): string =>
  replaced(code, [
    [
      /const mergeConfigs = /,
      `const shared = (first, second) => {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    if (value !== undefined) merged[key] = isObject(first[key]) && isObject(value) ? shared(first[key], value) : value;
  }
  return merged;
};
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const mergeConfigs = `,
    ],
    [/mergeWith\(\{\}, \.\.\.configs\.map\(clone\)\)/, 'configs.reduce(shared, {})'],
  ]);

/** Fails when a place is not found: a new version of Chakra that differs there has to be adapted to. */
const replaced = (code: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((before, [place, next]) => {
    if (!place.test(before)) throw new Error(`Chakra has no ${String(place)}`);
    return before.replace(place, () => next);
  }, code);
