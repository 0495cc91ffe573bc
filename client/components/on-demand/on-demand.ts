import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export interface OnDemandOptions {
  /** Rendered with the styles of every page, so that it needs only its code. */
  readonly isPlain?: boolean;
}

/**
 * A component whose code loads when it is first shown: `onDemand(async () => (await import('./tip')).Tip)`. Without a network it
 * waits for one, so that a press that requires more code does not break the current page.
 */
export const onDemand = <Props>(
  load: () => Promise<ComponentType<Props>>,
  { isPlain = false }: OnDemandOptions = {},
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([whenOnline(load), isPlain || whenOnline(loadCompanion)]);
    return { default: component };
  });

let loadCompanion = async (): Promise<unknown> => undefined;

/** Loads the dependencies of such components along with their code. */
export const loadWithEach = (load: () => Promise<unknown>): void => {
  loadCompanion = load;
};

/** Loads code that a press is likely to require. Without a network, the code loads when it is required. */
export const loadEarly = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

/** Loads as soon as the browser is online. */
export async function whenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const hadNetwork = hasNetwork();
  try {
    return await load();
  } catch (error) {
    if (hadNetwork && hasNetwork()) throw error;
    if (!hasNetwork()) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
    return whenOnline(load);
  }
}

/** The gateway, which renders pages, reads the code from its disk. */
const hasNetwork = (): boolean => typeof navigator === 'undefined' || navigator.onLine;
