import { IconButton } from '@chakra-ui/react';
import { MoonIcon, SunIcon } from '../../components/icons/icons';
import { chooseColorMode, useColorMode } from '../theme/color-mode';

export function ColorModeSwitch() {
  const next = useColorMode() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      className="needs-scripts"
      variant="ghost"
      colorPalette="gray"
      borderRadius="full"
      aria-label={`Switch to ${next} colors`}
      onClick={() => chooseColorMode(next)}
    >
      {next === 'light' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
