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
 * The same on a phone, where the list and the map alternate: within reach of the thumb. Over a list it floats only below the first
 * home, which it would cover; until then the switch above the list is in view, so that assistive technology ignores this one. Under
 * a map, whose prices it would cover, it has a fixed place, and floats until that place is in view.
 */
export const PhoneViewSwitch = ({ view, onView }: ViewSwitchProps) => {
  const isOverList = view === 'list';
  return (
    <Flex
      className="needs-scripts"
      justify="center"
      align="flex-end"
      pointerEvents="none"
      {...(isOverList
        ? { 'aria-hidden': true, position: 'absolute', top: 'min(28rem, 100%)', bottom: '0', insetX: '0' }
        : { position: 'sticky', bottom: '5', mt: '3', zIndex: 'docked' })}
    >
      <Button
        data-floating-switch=""
        size="lg"
        borderRadius="full"
        boxShadow="floating"
        pointerEvents="auto"
        {...(isOverList && { tabIndex: -1, position: 'sticky', bottom: '5', zIndex: 'docked' })}
        onClick={() => onView(isOverList ? 'map' : 'list')}
      >
        {isOverList ? (
          <>
            <MapIcon /> Show map
          </>
        ) : (
          <>
            <ListIcon /> Show list
          </>
        )}
      </Button>
    </Flex>
  );
};
