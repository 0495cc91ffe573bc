import { createSystem } from '@chakra-ui/react';
import { lateRecipes, lateSlotRecipes } from '../app/theme/late-recipes';
import { system } from '../app/theme/system';

const { html, ...globalCss } = system._config.globalCss ?? {};

/** What texts in the tree would inherit from the page. */
const OWN_TEXT = {
  fontFamily: 'body',
  fontSize: '1rem',
  fontStyle: 'normal',
  fontWeight: 'normal',
  letterSpacing: 'normal',
  textAlign: 'start',
  textIndent: '0',
  textShadow: 'none',
  textTransform: 'none',
  whiteSpace: 'normal',
  wordSpacing: 'normal',
} as const;

/** A rule of the page for the element wins over one for `:host`, unless that is important. */
const important = <Rules extends object>(rules: Rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && !name.startsWith('--') ? `${value} !important` : value,
    ]),
  ) as Rules;

/** The portal's theme inside a shadow tree: styles of the page apply to the element that hosts the tree. */
export const embeddedSystem = createSystem(system._config, {
  theme: { recipes: lateRecipes, slotRecipes: lateSlotRecipes },
  cssVarsRoot: ':host',
  globalCss: { ...globalCss, ':host': important({ ...html, ...OWN_TEXT, display: 'block' }) },
  conditions: { dark: ':host(.dark) &', light: ':host(.light) &' },
});
