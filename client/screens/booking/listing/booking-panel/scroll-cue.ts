import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * A shadow at the edge beyond which content is hidden: covers in the panel's color scroll along with the content and hide the
 * fixed shadows, so that each shadow shows only while there is content beyond it.
 */
export const scrollCue: SystemStyleObject = {
  // Without this, containers would shrink instead of scrolling.
  '& > *': { flexShrink: '0' },
  '--cover': '{colors.bg.panel}',
  '--shade': { base: 'rgb(29 39 36 / 24%)', _dark: 'rgb(0 0 0 / 70%)' },
  background: [
    'linear-gradient(var(--cover) 40%, transparent) top / 100% 2.5rem no-repeat local',
    'linear-gradient(transparent, var(--cover) 60%) bottom / 100% 2.5rem no-repeat local',
    'radial-gradient(farthest-side at 50% 0, var(--shade), transparent) top / 100% 0.875rem no-repeat scroll',
    'radial-gradient(farthest-side at 50% 100%, var(--shade), transparent) bottom / 100% 0.875rem no-repeat scroll',
  ].join(', '),
};
