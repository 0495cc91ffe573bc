import { Box, type BoxProps } from '@chakra-ui/react';

/** A bar at the bottom of the window. The theme and the footer leave room where they find its attribute. */
export const BottomBar = (props: BoxProps) => (
  <Box
    data-bottom-bar=""
    position="fixed"
    bottom="0"
    insetX="0"
    zIndex="docked"
    pt="3"
    pb="max(0.75rem, env(safe-area-inset-bottom))"
    bg="bg.panel"
    borderTopWidth="1px"
    boxShadow="floating"
    {...props}
  />
);
