/**
 * A Chakra system with token values that the build computed (client/build/precomputed-theme.ts). It passes them to Chakra as
 * utilities, each of which looks up the values of its property for the first style that has it.
 */
import { createSystem, defaultBaseConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';

/** The results of Chakra's token dictionary that components use. */
export interface PrecomputedTokens {
  /** By category, such as `spacing`: the CSS value of each token. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The custom properties of each color palette. */
  readonly palettes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Utility = NonNullable<SystemConfig['utilities']>[string];
type Styles = ReturnType<NonNullable<Utility['transform']>>;

export function precomputedSystem(
  { values, palettes }: PrecomputedTokens,
  config: SystemConfig,
): SystemContext {
  const utilities = Object.entries(defaultBaseConfig.utilities ?? {}).map(
    ([property, utility]) => [property, withLateValues(property, utility, values)] as const,
  );
  const system = createSystem({ ...defaultBaseConfig, utilities: Object.fromEntries(utilities) }, config);
  const { tokens, utility } = system;
  for (const [category, named] of Object.entries(values)) {
    for (const [name, value] of Object.entries(named)) tokens.flatMap.set(`${category}.${name}`, value);
  }
  utility.register('colorPalette', { transform: (name: string) => stylesOf(palettes[name]) });
  // The stylesheet of the portal contains the global styles.
  return { ...system, _global: [] };
}

function withLateValues(property: string, utility: Utility, tokens: PrecomputedTokens['values']): Utility {
  const { values, transform, ...rest } = utility;
  if (typeof values !== 'string' && typeof values !== 'function') return utility;
  let known: Readonly<Record<string, string>> | undefined;
  return {
    ...rest,
    transform(raw: string, args) {
      known ??= (typeof values === 'string' ? tokens[values] : values((category) => tokens[category])) ?? {};
      const value = known[raw] ?? raw;
      return transform ? transform(value, args) : stylesOf({ [property]: value });
    },
  };
}

/** Checked against every name of a property, a computed style is too complex a type for the compiler. */
const stylesOf = (style: object | undefined) => style as Styles;
