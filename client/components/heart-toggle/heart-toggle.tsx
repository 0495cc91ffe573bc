import { HeartIcon } from '../icons/icons';
import { RoundButton, type RoundButtonProps } from '../round-button/round-button';

export interface HeartToggleProps extends Pick<RoundButtonProps, 'isPlain'> {
  /** The purpose of the heart (`Save Pine Hollow Cabin`); unchanged when it is pressed. */
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  /** It is not known yet whether it is pressed. */
  readonly isWaiting?: boolean;
}

/** A heart to press and to undo. It is filled when pressed: the color only repeats the shape. */
export const HeartToggle = ({
  label,
  isPressed,
  onPress,
  isWaiting = false,
  isPlain = false,
}: HeartToggleProps) => (
  <RoundButton
    isPlain={isPlain}
    {...(isPressed && { color: { _light: 'coral.500', _dark: 'coral.400' } })}
    disabled={isWaiting}
    _disabled={{ opacity: 1 }}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <HeartIcon fill={isPressed ? 'currentColor' : 'none'} />
  </RoundButton>
);
