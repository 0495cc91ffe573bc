/**
 * The window that React Router sees on a host page. React Router shows a failure for addresses outside of its base, which a host
 * page has: here the portal stays unchanged while the user is at such an entry, and starts as if the address was below the base.
 */
export function hostWindow(base: string): Window {
  const isBelowBase = (): boolean =>
    `${window.location.pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());
  const listeners = new Map<EventListener, EventListener>();
  const known = {
    get location() {
      const { pathname, search, hash, origin } = window.location;
      return isBelowBase() ? window.location : new URL(`${base}${pathname}${search}${hash}`, origin);
    },
    addEventListener: (type: string, listener: EventListener) => {
      const below: EventListener = (event) => isBelowBase() && listener(event);
      listeners.set(listener, type === 'popstate' ? below : listener);
      window.addEventListener(type, listeners.get(listener) ?? listener);
    },
    removeEventListener: (type: string, listener: EventListener) =>
      window.removeEventListener(type, listeners.get(listener) ?? listener),
  };
  return new Proxy(window, {
    get: (target, name): unknown => (name in known ? Reflect.get(known, name) : Reflect.get(target, name)),
  });
}
