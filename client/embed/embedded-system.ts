import { createSystem } from '@chakra-ui/react';
import '../app/theme/late-recipes';
import { system } from '../app/theme/system';

const { html, ...globalCss } = system._config.globalCss ?? {};

/** The portal's look inside of a shadow tree: what it says of the page it says of the element that holds the tree. */
export const embeddedSystem = createSystem(system._config, {
  cssVarsRoot: ':host',
  globalCss: { ...globalCss, ':host': { ...html, display: 'block', fontFamily: 'body' } },
  conditions: { dark: ':host(.dark) &', light: ':host(.light) &' },
});
