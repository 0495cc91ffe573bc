/**
 * The recipes that neither the home page, nor the results, nor a listing page needs before the first interaction: they load with
 * the first part that loads on demand, and with every other screen.
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
  switchSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { LARGE_TEXT, WRAPPED_BUTTON } from '../../components/media/large-text';
import { recipes } from './recipes';
import { addRecipes } from './system';

/**
 * WCAG 1.4.11: the border of a field reaches 3:1. Set here rather than on each field, where it would override the invalid and the
 * checked border.
 */
const control = { borderColor: 'border.control' } as const;

const input = defineRecipe({ ...inputRecipe, compoundVariants: [{ variant: 'outline', css: control }] });

const textarea = defineRecipe({
  ...textareaRecipe,
  compoundVariants: [{ variant: 'outline', css: control }],
});

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
    // A ring instead of Chakra's tint of the focused card, which looks like a selection.
    item: {
      ...radioCardSlotRecipe.base?.item,
      _focus: {},
      focusVisibleRing: 'outside',
      _disabled: { cursor: 'disabled' },
    },
    itemText: { ...radioCardSlotRecipe.base?.itemText, _disabled: { color: 'fg.muted' } },
    itemDescription: { textStyle: 'sm', color: 'fg.muted' },
  },
  compoundVariants: [{ variant: 'outline', css: { itemIndicator: control } }],
});

/**
 * The close button is in the middle of the first line of the title. With large text the title scrolls with the body, and buttons
 * wrap: a title of several lines that stays in view would leave no room for what it is about.
 */
const dialog = defineSlotRecipe({
  ...dialogSlotRecipe,
  base: {
    ...dialogSlotRecipe.base,
    header: {
      ...dialogSlotRecipe.base?.header,
      flex: 'none',
      pt: '4',
      minH: '16',
      alignItems: 'center',
      [LARGE_TEXT]: { ps: '4' },
    },
    title: { ...recipes.heading.base, textStyle: { base: 'xl', lg: '2xl' } },
    closeTrigger: { ...dialogSlotRecipe.base?.closeTrigger, top: '3', insetEnd: '3' },
    footer: {
      ...dialogSlotRecipe.base?.footer,
      [LARGE_TEXT]: { flexWrap: 'wrap', px: '4', '& button': WRAPPED_BUTTON[LARGE_TEXT] },
    },
  },
  compoundVariants: [
    {
      scrollBehavior: 'inside',
      css: {
        content: { [LARGE_TEXT]: { maxH: 'calc(100% - 2rem)', overflow: 'auto' } },
        body: { [LARGE_TEXT]: { flex: 'none', px: '4', overflow: 'visible' } },
        footer: { [LARGE_TEXT]: { position: 'sticky', bottom: '0', bg: 'bg.panel' } },
      },
    },
  ],
});

/**
 * Chakra fades the second line, on a green note in dark mode to 4.2:1. A shadow alone does not set a dark note off from the dark page
 * below it.
 */
const toast = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    root: {
      ...toastSlotRecipe.base?.root,
      _dark: { borderWidth: '1px', borderColor: 'border.emphasized' },
    },
    description: { ...toastSlotRecipe.base?.description, opacity: '1' },
  },
});

export const lateRecipes = { input, radiomark: radiomarkRecipe, textarea };

export const lateSlotRecipes = {
  combobox: comboboxSlotRecipe,
  dialog,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect,
  pinInput,
  popover: popoverSlotRecipe,
  radioCard,
  switch: switchSlotRecipe,
  toast,
  tooltip: tooltipSlotRecipe,
};

addRecipes(lateRecipes, lateSlotRecipes);
