import { createSystem } from '@chakra-ui/react';
import { lateRecipes, lateSlotRecipes } from '../app/theme/late-recipes';
import { system } from '../app/theme/system';

const { html, ...globalCss } = system._config.globalCss ?? {};

/** The portal's theme inside a shadow tree: styles of the page apply to the element that hosts the tree. */
export const embeddedSystem = createSystem(system._config, {
  theme: { recipes: lateRecipes, slotRecipes: lateSlotRecipes },
  cssVarsRoot: ':host',
  globalCss: { ...globalCss, ':host': { ...html, display: 'block', fontFamily: 'body' } },
  conditions: { dark: ':host(.dark) &', light: ':host(.light) &' },
});
