/**
 * The Chakra recipes in use. A component whose recipe is not listed here renders without style, so to use another
 * Chakra component add its recipe; the list is short because every screen pays for it. late-recipes.ts has
 * those that can wait.
 */
import { defineRecipe } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  dataListSlotRecipe,
  emptyStateSlotRecipe,
  headingRecipe,
  linkRecipe,
  listSlotRecipe,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';

const heading = defineRecipe({
  ...headingRecipe,
  base: {
    ...headingRecipe.base,
    fontWeight: 'normal',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // The figures of the typeface are old-style by themselves, and an amount among them reads as `$3oo`.
    fontVariantNumeric: 'lining-nums',
  },
});

const button = defineRecipe({
  ...buttonRecipe,
  base: { ...buttonRecipe.base, fontWeight: 'semibold', borderRadius: 'l3' },
  // Chakra lets a solid button fade under the pointer, which takes its text below 4.5:1.
  compoundVariants: [
    {
      variant: 'solid',
      css: { _hover: { bg: 'colorPalette.hover' }, _expanded: { bg: 'colorPalette.hover' } },
    },
  ],
});

export const recipes = {
  badge: badgeRecipe,
  button,
  container: containerRecipe,
  heading,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = {
  alert: alertSlotRecipe,
  dataList: dataListSlotRecipe,
  emptyState: emptyStateSlotRecipe,
  list: listSlotRecipe,
};
