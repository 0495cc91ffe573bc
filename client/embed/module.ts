import { createHostChannel, type HostChannel } from '../app/host/host-channel';
import { type HostSettings, mount, type Mounted, type MountOptions } from './mount';

export interface TravelPortalModule extends Pick<HostChannel, 'subscribe' | 'unSubscribe'> {
  /**
   * Shows the portal in an element. Called again for the same element, it applies the new settings; for another element, the
   * portal moves there.
   */
  readonly render: (element: Element, options?: MountOptions) => void;
  readonly update: (settings: HostSettings) => void;
  /** Unmounts the portal and removes all subscribers. */
  readonly unmount: () => void;
}

export function createModule(stylesheet: string): TravelPortalModule {
  const { notify, subscribe, unSubscribe, clear } = createHostChannel();
  let mounted: Mounted | undefined;
  return {
    render: (element, options = {}) => {
      if (mounted?.element === element) return mounted.update(options);
      mounted?.unmount();
      mounted = mount(element, options, stylesheet, notify);
    },
    update: (settings) => mounted?.update(settings),
    unmount: () => {
      mounted?.unmount();
      mounted = undefined;
      clear();
    },
    subscribe,
    unSubscribe,
  };
}
