import { chakra } from '@chakra-ui/react';

/** A card that its link covers. The focus ring belongs to the link: buttons on the card have their own. */
export const LinkedCard = chakra('article', {
  base: {
    position: 'relative',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    boxShadow: 'card',
    transition: 'box-shadow 0.2s',
    _hover: { boxShadow: 'floating' },
    '&:has(a:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'pine.focusRing',
      outlineOffset: '2px',
    },
  },
});
