import { createHostChannel, type HostChannel } from '../app/host/host-channel';
import { type HostSettings, mount, type Mounted, type MountOptions } from './mount';

export interface TravelPortalModule extends Pick<HostChannel, 'subscribe' | 'unSubscribe'> {
  /**
   * Shows the portal in an element. Called again for the same element, it applies the new settings; for another element, the
   * portal moves there. Where the page has emptied the element, the portal is shown again.
   */
  readonly render: (element: Element, options?: MountOptions) => void;
  readonly update: (settings: HostSettings) => void;
  /** Unmounts the portal. Subscribers stay until they unsubscribe, and receive the events of the next one. */
  readonly unmount: () => void;
}

export function createModule(stylesheet: string): TravelPortalModule {
  const { notify, subscribe, unSubscribe } = createHostChannel();
  let mounted: Mounted | undefined;
  return {
    render: (element, options = {}) => {
      // Hosts are mostly plain JavaScript. An element of a frame is one of another `Element`.
      if ((element as Element | null)?.nodeType !== Node.ELEMENT_NODE) {
        throw new TypeError('The travel portal needs an element of the page to render in; it received none.');
      }
      if (mounted?.element === element && mounted.isInPlace()) return mounted.update(options);
      mounted?.unmount();
      mounted = mount(element, options, stylesheet, notify);
    },
    update: (settings) => mounted?.update(settings),
    unmount: () => {
      mounted?.unmount();
      mounted = undefined;
    },
    subscribe,
    unSubscribe,
  };
}
