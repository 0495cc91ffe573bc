/** The portal's theme as a Chakra system: our tokens under Chakra's recipes. */
import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type RecipeDefinition,
  type SlotRecipeDefinition,
  type SystemContext,
} from '@chakra-ui/react';
import { animationStyles, textStyles } from '@chakra-ui/react/theme';
import { BREAKPOINTS } from '#domain/portal/breakpoints.ts';
import { foundation, precomputed } from './foundation';
import { precomputedSystem } from './precomputed-system';
import { recipes, slotRecipes } from './recipes';

const portalConfig = defineConfig({
  theme: {
    breakpoints: {
      sm: '480px',
      md: `${BREAKPOINTS.tabletFrom}px`,
      lg: `${BREAKPOINTS.desktopFrom}px`,
      xl: `${BREAKPOINTS.largeDesktopFrom}px`,
      '2xl': '1536px',
    },
    recipes,
    slotRecipes,
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'disabled' } } },
    animationStyles,
  },
});

const firstSystem = precomputed
  ? precomputedSystem(precomputed, portalConfig)
  : createSystem(defaultBaseConfig, foundation, portalConfig);
const lateStyles = new Map<string, unknown>();

/** Components look up the styles of a recipe by its name when they render. */
export const system: SystemContext = {
  ...firstSystem,
  getRecipeFn: (name, fallback) => lateStyles.get(name) ?? firstSystem.getRecipeFn(name, fallback),
  getSlotRecipeFn: (name, fallback) => lateStyles.get(name) ?? firstSystem.getSlotRecipeFn(name, fallback),
};

/** Adds recipes to those of `system`. */
export function addRecipes(
  recipes: Readonly<Record<string, RecipeDefinition>>,
  slotRecipes: Readonly<Record<string, SlotRecipeDefinition>>,
): void {
  for (const [name, recipe] of Object.entries(recipes)) lateStyles.set(name, firstSystem.cva(recipe));
  for (const [name, recipe] of Object.entries(slotRecipes)) lateStyles.set(name, firstSystem.sva(recipe));
}
