/**
 * The Chakra recipes in use. A component whose recipe is not listed here renders without style, so to use another
 * Chakra component add its recipe; the list is short because every screen pays for it.
 */
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  comboboxSlotRecipe,
  containerRecipe,
  dataListSlotRecipe,
  dialogSlotRecipe,
  emptyStateSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  listSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  pinInputSlotRecipe,
  popoverSlotRecipe,
  radioCardSlotRecipe,
  radiomarkRecipe,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
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

/** WCAG 1.4.11: the border of a field reaches 3:1. Here and not next to each field, where it would hide that it is invalid or chosen. */
const control = { borderColor: 'border.control' } as const;

const input = defineRecipe({ ...inputRecipe, compoundVariants: [{ variant: 'outline', css: control }] });

const nativeSelect = defineSlotRecipe({
  ...nativeSelectSlotRecipe,
  compoundVariants: [{ variant: 'outline', css: { field: control } }],
});

const pinInput = defineSlotRecipe({
  ...pinInputSlotRecipe,
  compoundVariants: [{ variant: 'outline', css: { input: control } }],
});

/** What cannot be chosen is paler, and why is as easy to read as any other text. */
const radioCard = defineSlotRecipe({
  ...radioCardSlotRecipe,
  base: {
    ...radioCardSlotRecipe.base,
    // Without Chakra's tint of the card that has the focus, which looks chosen.
    item: { ...radioCardSlotRecipe.base?.item, _focus: {}, _disabled: { cursor: 'disabled' } },
    itemText: { ...radioCardSlotRecipe.base?.itemText, _disabled: { color: 'fg.muted' } },
    itemDescription: { textStyle: 'sm', color: 'fg.muted' },
  },
  compoundVariants: [{ variant: 'outline', css: { itemIndicator: control } }],
});

/** Chakra lets the second line fade, on a green note in the dark to 4.2:1. */
const toast = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    description: { ...toastSlotRecipe.base?.description, opacity: '1' },
  },
});

export const recipes = {
  badge: badgeRecipe,
  button,
  container: containerRecipe,
  heading,
  input,
  link: linkRecipe,
  radiomark: radiomarkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = {
  alert: alertSlotRecipe,
  combobox: comboboxSlotRecipe,
  dataList: dataListSlotRecipe,
  dialog: dialogSlotRecipe,
  emptyState: emptyStateSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  list: listSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect,
  pinInput,
  popover: popoverSlotRecipe,
  radioCard,
  toast,
  tooltip: tooltipSlotRecipe,
};
