import { Button, type ButtonProps } from '@chakra-ui/react';
import { useIsDesktop } from '../../components/media/use-is-desktop';
import { ListIcon, MapIcon } from '../../components/icons/icons';

export type ResultsView = 'list' | 'map';

export interface ViewSwitchProps extends ButtonProps {
  readonly view: ResultsView;
  readonly onView: (view: ResultsView) => void;
}

/** Shows the map next to the list, or on a phone instead of it. */
export function ViewSwitch({ view, onView, ...button }: ViewSwitchProps) {
  const isDesktop = useIsDesktop();
  const isList = view === 'list';
  const toList = isDesktop ? 'Hide map' : 'Show list';
  return (
    <Button
      className="needs-scripts"
      variant="outline"
      bg="bg.panel"
      aria-label={isList ? 'Show map' : toList}
      onClick={() => onView(isList ? 'map' : 'list')}
      {...button}
    >
      {isList || isDesktop ? <MapIcon /> : <ListIcon />}
      {isList ? 'Map' : isDesktop ? 'Hide map' : 'List'}
    </Button>
  );
}
