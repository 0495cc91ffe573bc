import { Button, Flex } from '@chakra-ui/react';
import { ListIcon, MapIcon } from '../../components/icons/icons';

export type ResultsView = 'list' | 'map';

export interface ViewSwitchProps {
  readonly view: ResultsView;
  readonly onView: (view: ResultsView) => void;
}

/** Shows or hides the map. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <Button
    className="needs-scripts"
    variant="outline"
    bg="bg.panel"
    onClick={() => onView(view === 'map' ? 'list' : 'map')}
  >
    {view === 'map' ? (
      <>
        <ListIcon /> Hide map
      </>
    ) : (
      <>
        <MapIcon /> Show map
      </>
    )}
  </Button>
);

/**
 * The same on a phone, where the list and the map alternate: within reach of the thumb. It floats over a list that scrolls away
 * below it. Under a map, whose prices it would cover, it has a fixed place, and floats only until that place is in view.
 */
export const PhoneViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <Flex
    className="needs-scripts"
    data-floating-switch=""
    position="sticky"
    bottom="5"
    mt={view === 'map' ? '3' : '5'}
    zIndex="docked"
    justify="center"
    pointerEvents="none"
  >
    <Button
      size="lg"
      borderRadius="full"
      boxShadow="floating"
      pointerEvents="auto"
      onClick={() => onView(view === 'map' ? 'list' : 'map')}
    >
      {view === 'map' ? (
        <>
          <ListIcon /> Show list
        </>
      ) : (
        <>
          <MapIcon /> Show map
        </>
      )}
    </Button>
  </Flex>
);
