/**
 * The recipes that neither home, nor the results, nor the page of a home needs until it is touched: they load with the first part
 * that comes on demand, and with every other screen.
 */
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import {
  comboboxSlotRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  inputRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  pinInputSlotRecipe,
  popoverSlotRecipe,
  radioCardSlotRecipe,
  radiomarkRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { addRecipes } from './system';

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

/** Disabled choices are paler, but their reason stays as easy to read as other text. */
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

export const lateRecipes = { input, radiomark: radiomarkRecipe };

export const lateSlotRecipes = {
  combobox: comboboxSlotRecipe,
  dialog: dialogSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect,
  pinInput,
  popover: popoverSlotRecipe,
  radioCard,
  toast,
  tooltip: tooltipSlotRecipe,
};

addRecipes(lateRecipes, lateSlotRecipes);
