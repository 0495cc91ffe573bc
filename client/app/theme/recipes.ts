/**
 * The Chakra recipes in use. A component whose recipe is not listed here renders without styles, so add the recipe of each new
 * Chakra component; the list is short because every screen loads it. late-recipes.ts contains those that can load later.
 */
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
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
    // The typeface has old-style figures by default, which make an amount look like `$3oo`.
    fontVariantNumeric: 'lining-nums',
  },
});

const button = defineRecipe({
  ...buttonRecipe,
  base: { ...buttonRecipe.base, fontWeight: 'semibold', borderRadius: 'l3', _print: { display: 'none' } },
  // Chakra fades a hovered solid button, which takes its text below 4.5:1.
  compoundVariants: [
    {
      variant: 'solid',
      css: {
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
        // Filled, it would look like something chosen (foundation.ts).
        _highContrast: { bg: 'ButtonFace' },
      },
    },
  ],
});

const emptyState = defineSlotRecipe({
  ...emptyStateSlotRecipe,
  base: {
    ...emptyStateSlotRecipe.base,
    title: heading.base ?? {},
    description: { ...emptyStateSlotRecipe.base?.description, mt: '-3', textWrap: 'balance' },
  },
  variants: {
    size: {
      ...emptyStateSlotRecipe.variants?.size,
      md: {
        ...emptyStateSlotRecipe.variants?.size.md,
        title: { textStyle: '2xl' },
        content: { gap: '5' },
        description: { textStyle: 'md' },
      },
    },
  },
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
  emptyState,
  list: listSlotRecipe,
};
