import { IconButton, type IconButtonProps } from '@chakra-ui/react';

export interface RoundButtonProps extends IconButtonProps {
  /** Without a background, for a bar. A floating button, over a picture, has one. */
  readonly isPlain?: boolean;
}

/** A button for a home: to share it, or to save it. It works only with scripts. */
export const RoundButton = ({ isPlain = false, ...button }: RoundButtonProps) => (
  <IconButton
    className="needs-scripts"
    variant="ghost"
    size="md"
    borderRadius="full"
    color="fg"
    fontSize="xl"
    {...(!isPlain && { bg: 'bg.panel', boxShadow: 'card' })}
    transition="transform 0.15s, color 0.15s"
    _hover={{ transform: 'scale(1.08)' }}
    _active={{ transform: 'scale(0.92)' }}
    {...button}
  />
);
