/** What a page that the gateway has rendered runs before anything else of it is read, as a classic script. */

export interface BootFiles {
  /** What every page needs, in the order in which it is run; the application itself is the last. */
  readonly application: readonly string[];
  /** What the screen of a path needs beside it, by the path without a slash at the end. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Compares the page with this browser: a page of another user, for another window or in other colors is taken away before it
 * is seen, and the browser draws as it would have. Then it loads the application: after the picture, each file in a task of
 * its own, or at once when something is pressed. What is pressed or typed until React owns the element happens then, once.
 *
 * Its text is written into the page: it must not refer to anything outside of itself.
 */
export function boot(
  files: BootFiles,
  desktopFrom: number,
  load: (file: string) => Promise<unknown> = (file) => import(/* @vite-ignore */ file),
): void {
  const page = document.documentElement;
  const kept = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return window[storage].getItem(`travel-portal.${key}`);
    } catch {
      return null;
    }
  };
  const { view = '', layout, colorMode } = page.dataset;
  const isForThisBrowser =
    (kept('localStorage', 'view-tag') ?? '') === view &&
    (kept('localStorage', 'token') !== null) === (view !== '') &&
    kept('sessionStorage', 'travel-app') === null &&
    layout === (matchMedia(`(min-width: ${desktopFrom}px)`).matches ? 'desktop' : 'mobile') &&
    colorMode === (page.classList.contains('dark') ? 'dark' : 'light');

  let isUrgent = false;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const [application, ...libraries] = [...files.application].reverse();
    const screen = files.screens[location.pathname.replace(/\/+$/, '')] ?? [];
    const inOrder = [...libraries.reverse(), ...screen, ...(application === undefined ? [] : [application])];
    for (const file of inOrder) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.fetchPriority = isUrgent ? 'high' : 'low';
      link.href = `/${file}`;
      document.head.append(link);
    }
    const next = async ([file, ...others]: readonly string[]): Promise<void> => {
      if (file === undefined) return;
      await load(`/${file}`);
      await new Promise((resolve) => setTimeout(resolve));
      return next(others);
    };
    next(inOrder).catch((error: unknown) => {
      reportError(error);
      // A file that is gone belongs to a build that has been replaced, whose page is as good as this one once.
      if (kept('sessionStorage', 'reloaded-for') === application) return;
      sessionStorage.setItem('travel-portal.reloaded-for', application ?? '');
      location.reload();
    });
  };
  const hurry = () => {
    isUrgent = true;
    page.dataset['touched'] = '';
    begin();
  };

  if (!isForThisBrowser) {
    page.classList.add('not-for-this-browser');
    document.addEventListener('DOMContentLoaded', () => {
      const starting = document.querySelector<HTMLTemplateElement>('#starting');
      document.getElementById('rendered-state')?.remove();
      document.getElementById('root')?.replaceChildren(...(starting?.content.cloneNode(true).childNodes ?? []));
      page.classList.remove('not-for-this-browser');
      hurry();
    });
    return;
  }

  const isOwned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isWaiting = (element: unknown): element is HTMLElement =>
    element instanceof HTMLElement && element.closest('#root') !== null && !isOwned(element);
  const PATIENCE_MS = 30_000;
  const LOOK_MS = 30;
  const whenOwned = (element: HTMLElement, run: () => void, waited = 0) => {
    if (!element.isConnected || waited > PATIENCE_MS) return;
    if (isOwned(element)) run();
    else setTimeout(() => whenOwned(element, run, waited + LOOK_MS), LOOK_MS);
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    hurry();
  };

  let pressed: HTMLElement | undefined;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!isWaiting(target) || target.closest('a[href], input, select, textarea, label, summary')) return;
    const marked = target.closest<HTMLElement>('button') ?? target;
    stop(event);
    // Impatience is one press.
    if (pressed === marked) return;
    pressed = marked;
    marked.dataset['pressed'] = '';
    whenOwned(target, () => {
      delete marked.dataset['pressed'];
      if (pressed !== marked) return;
      pressed = undefined;
      target.click();
    });
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isWaiting(form)) return;
    stop(event);
    whenOwned(form, () => form.requestSubmit(submitter));
  };
  const typed = new Set<HTMLInputElement>();
  const onInput = ({ target: input }: Event) => {
    if (!(input instanceof HTMLInputElement) || !isWaiting(input)) return;
    hurry();
    if (typed.has(input)) return;
    typed.add(input);
    let text = input.value;
    const follow = () => (text = input.value);
    input.addEventListener('input', follow);
    whenOwned(input, () => {
      input.removeEventListener('input', follow);
      if (document.activeElement === input) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      setTimeout(() => {
        // React learns of a text that differs from the last one that it has seen.
        input.value = '';
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    });
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, hurry, { once: true, capture: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1_000 });
    else setTimeout(begin);
  });
  // A page that the browser has kept may have been left by its user meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (kept('localStorage', 'view-tag') ?? '') !== view) location.reload();
  });
}
