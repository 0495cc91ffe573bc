import { IconButton } from '@chakra-ui/react';
import { HeartIcon } from '../icons/icons';

export interface HeartToggleProps {
  /** The purpose of the heart (`Save Pine Hollow Cabin`); unchanged when it is pressed. */
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  /** It is not known yet whether it is pressed. */
  readonly isWaiting?: boolean;
  /** Without a background, for a bar. A floating heart, over a picture, has one. */
  readonly isPlain?: boolean;
}

/** A heart to press and to undo. It is filled when pressed: the color only repeats the shape. */
export const HeartToggle = ({
  label,
  isPressed,
  onPress,
  isWaiting = false,
  isPlain = false,
}: HeartToggleProps) => (
  <IconButton
    className="needs-scripts"
    variant="ghost"
    size="md"
    borderRadius="full"
    color={isPressed ? { _light: 'coral.500', _dark: 'coral.400' } : 'fg'}
    fontSize="xl"
    {...(!isPlain && { bg: 'bg.panel', boxShadow: 'card' })}
    transition="transform 0.15s, color 0.15s"
    _hover={{ transform: 'scale(1.08)' }}
    _active={{ transform: 'scale(0.92)' }}
    disabled={isWaiting}
    _disabled={{ opacity: 1 }}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <HeartIcon fill={isPressed ? 'currentColor' : 'none'} />
  </IconButton>
);
