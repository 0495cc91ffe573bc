/**
 * The boot script of a rendered page. It runs before the rest of the page is parsed, as a classic script. The texts of these
 * functions are written into the page (`bootScript`), so they may refer only to each other.
 */

export interface BootFiles {
  /** The files that every page needs, in order of execution; the application itself is the last. */
  readonly application: readonly string[];
  /** Further files that the screen of a path needs, by the path without a trailing slash. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** The script as text. */
export const bootScript = (files: BootFiles, desktopQuery: string): string =>
  `(() => {${[readStored, rememberEntry, isForThisBrowser, preload, whenParsed, reloadOnce, loader, drawInBrowser, leaveToBrowser, isOwned, waitingElements, ownedOnly, replacementOf, whenIdle, whenOwned, repeatPresses, repeatTexts, boot].map(String).join('\n')}
boot(${JSON.stringify(files)}, ${JSON.stringify(desktopQuery)});})();`;

/** Reads the portal's data in browser storage. */
function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(`travel-portal.${key}`);
  } catch {
    return null;
  }
}

/** Records the entry address, because the user may leave the page before the application has run (client/app/entry/entries.ts). */
function rememberEntry(): void {
  const key = 'travel-portal.entries';
  const max = 10;
  try {
    const entries = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...entries, location.href].slice(-max)));
  } catch {
    // Without storage nothing is kept from page to page.
  }
}

/** False when the page was rendered for another user, another window size or other colors. */
function isForThisBrowser(desktopQuery: string): boolean {
  const page = document.documentElement;
  const { view = '', layout, colorMode } = page.dataset;
  return (
    (readStored('localStorage', 'view-tag') ?? '') === view &&
    (readStored('localStorage', 'token') !== null) === (view !== '') &&
    readStored('sessionStorage', 'travel-app') === null &&
    layout === (matchMedia(desktopQuery).matches ? 'desktop' : 'mobile') &&
    colorMode === (page.classList.contains('dark') ? 'dark' : 'light')
  );
}

/** Fetches files: the request for each takes a phone some milliseconds, so that each is a separate task. */
function preload([file, ...others]: readonly string[], isUrgent: boolean): void {
  if (file === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = isUrgent ? 'high' : 'low';
  link.href = `/${file}`;
  document.head.append(link);
  setTimeout(() => preload(others, isUrgent));
}

/** The gateway sends the rest of the page when it has been rendered. */
function whenParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}

/** Reloads the page, once for a build. */
function reloadOnce(application: string): void {
  if (readStored('sessionStorage', 'reloaded-for') === application) return;
  sessionStorage.setItem('travel-portal.reloaded-for', application);
  location.reload();
}

/** Loads the application, once, and runs it on the whole page: each file in a separate task, so that a press in between is handled. */
function loader(files: BootFiles): (isUrgent: boolean) => void {
  const application = files.application.at(-1) ?? '';
  let hasBegun = false;
  const next = async ([file, ...others]: readonly string[]): Promise<void> => {
    if (file === undefined) return;
    await import(/* @vite-ignore */ `/${file}`);
    await new Promise((resolve) => setTimeout(resolve));
    return next(others);
  };
  return (isUrgent) => {
    if (hasBegun) return;
    hasBegun = true;
    const screen = files.screens[location.pathname.replace(/\/$/, '')] ?? [];
    const inOrder = [...files.application.slice(0, -1), ...screen, application];
    preload(inOrder, isUrgent);
    const run = async () => {
      await whenParsed();
      await next(inOrder);
    };
    run().catch((error: unknown) => {
      reportError(error);
      // The page stays readable until the application can be loaded.
      if (!navigator.onLine) return addEventListener('online', () => location.reload(), { once: true });
      // A missing file belongs to a build that has been replaced.
      reloadOnce(application);
    });
  };
}

/** Replaces the page with the mark of a starting application, which then renders the page like one that the gateway did not render. */
function drawInBrowser(load: (isUrgent: boolean) => void): void {
  const starting = document.getElementById('starting');
  document.getElementById('rendered-state')?.remove();
  document.getElementById('root')?.replaceChildren(...(starting?.childNodes ?? []));
  starting?.remove();
  load(true);
}

/** Hides the page before it is seen. */
function leaveToBrowser(load: (isUrgent: boolean) => void): void {
  const { classList } = document.documentElement;
  classList.add('not-for-this-browser');
  document.addEventListener('DOMContentLoaded', () => {
    drawInBrowser(load);
    classList.remove('not-for-this-browser');
  });
}

/** Whether React has taken the element over. */
function isOwned(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

/** Returns the element of the gateway's markup that an element belongs to, while React has not taken that over. */
type WaitingFor = (element: unknown) => HTMLElement | undefined;

/**
 * React never takes over what others add to the page: Leaflet its markers, browsers translated words, extensions their icons. A press
 * of those belongs to the element around them.
 */
function waitingElements(): WaitingFor {
  /** Undefined while the page is read: nobody else has added anything. */
  let rendered: WeakSet<Element> | undefined;
  document.addEventListener('DOMContentLoaded', () => {
    rendered = new WeakSet(document.querySelectorAll('#root *'));
  });
  return (element) => {
    if (!(element instanceof Element)) return undefined;
    let nearest = element.closest('#root > *') && element;
    while (nearest && rendered && !rendered.has(nearest) && !isOwned(nearest))
      nearest = nearest.parentElement;
    return nearest instanceof HTMLElement && nearest.id !== 'root' && !isOwned(nearest) ? nearest : undefined;
  };
}

/** An element that React has hydrated; false if it has not yet, and undefined if it never will. */
type Owned = HTMLElement | false | undefined;

function ownedOnly(element: HTMLElement): Owned {
  return element.isConnected ? isOwned(element) && element : undefined;
}

/** The element in place of a pressed one that React had to render again, because a browser had translated the gateway's markup. */
function replacementOf({ localName }: HTMLElement, { clientX, clientY, detail }: MouseEvent): Owned {
  // A press of a key has no place.
  if (detail === 0) return undefined;
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(localName);
  return element ? isOwned(element) && element : false;
}

/** Runs a function once the browser is idle: React has committed what it hydrated, and has run its effects. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 100);
}

/** Runs a function when React has hydrated the element, unless that takes more than half a minute. */
export function whenOwned(look: () => Owned, run: (element: HTMLElement) => void, waitedMs = 0): void {
  const patienceMs = 30_000;
  const lookMs = 30;
  const element = look();
  if (element) whenIdle(() => run(element));
  else if (element === false && waitedMs < patienceMs)
    setTimeout(() => whenOwned(look, run, waitedMs + lookMs), lookMs);
}

/**
 * Replays presses that arrive before React has hydrated the element, once. Links, fields, and their labels work without React; the
 * list of a combobox does not.
 */
function repeatPresses(waitingFor: WaitingFor, hurry: () => void): void {
  const worksAlone = 'a[href], input:not([role=combobox]), select, textarea, label, summary';
  let pressed: HTMLElement | undefined;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    hurry();
  };
  const press = (event: MouseEvent) => {
    // A script cannot click the part of an icon that a pointer hits.
    const target =
      event.target instanceof SVGElement ? event.target.closest(':not(svg, svg *)') : event.target;
    const waiting = waitingFor(target);
    if (!waiting || waiting.closest(worksAlone)) return;
    const marked = waiting.closest<HTMLElement>('button') ?? waiting;
    stop(event);
    // Repeated presses of the same element count as one.
    if (pressed === marked) return;
    pressed = marked;
    marked.dataset['pressed'] = '';
    const repeat = (element: HTMLElement) => {
      delete marked.dataset['pressed'];
      if (pressed !== marked) return;
      pressed = undefined;
      element.click();
    };
    whenOwned(() => (waiting.isConnected ? ownedOnly(waiting) : replacementOf(marked, event)), repeat);
  };
  const submit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || waitingFor(form) !== form) return;
    stop(event);
    whenOwned(
      () => ownedOnly(form),
      () => form.requestSubmit(submitter),
    );
  };
  addEventListener('click', press, true);
  addEventListener('submit', submit, true);
}

/** Replays text that was typed before React has hydrated the field, as a whole. */
function repeatTexts(waitingFor: WaitingFor, hurry: () => void): void {
  const typed = new Map<HTMLInputElement, string>();
  const type = ({ target: input }: Event) => {
    if (!(input instanceof HTMLInputElement)) return;
    const isFirst = !typed.has(input);
    if (isFirst && waitingFor(input) !== input) return;
    // The value is read in the capture phase, because React stops events for elements that it has not hydrated.
    typed.set(input, input.value);
    if (!isFirst) return;
    hurry();
    const repeat = () => {
      if (document.activeElement === input) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      setTimeout(() => {
        const text = typed.get(input) ?? '';
        typed.delete(input);
        // React notices a text only if it differs from the last one that it has seen.
        input.value = '';
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    };
    whenOwned(() => ownedOnly(input), repeat);
  };
  addEventListener('input', type, true);
}

function boot(files: BootFiles, desktopQuery: string): void {
  const page = document.documentElement;
  const load = loader(files);
  rememberEntry();
  if (!isForThisBrowser(desktopQuery)) return leaveToBrowser(load);
  const hurry = () => {
    page.dataset['touched'] = '';
    load(true);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, hurry, { once: true, capture: true });
  const waitingFor = waitingElements();
  repeatPresses(waitingFor, hurry);
  repeatTexts(waitingFor, hurry);
  document.addEventListener('DOMContentLoaded', () => {
    const state = document.getElementById('rendered-state');
    // The gateway stopped while it sent the page.
    if (!state) return reloadOnce(files.application.at(-1) ?? '');
    // An empty state: the gateway could not render the page.
    if (state.textContent === '') return drawInBrowser(load);
    document.getElementById('starting')?.remove();
  });
  // After the first paint.
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => load(false), { timeout: 1_000 });
    else setTimeout(() => load(false));
  });
  // The user of a page in the back/forward cache may have signed out meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isForThisBrowser(desktopQuery)) location.reload();
  });
}
