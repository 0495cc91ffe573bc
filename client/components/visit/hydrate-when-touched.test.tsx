import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type Context, createContext, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from '../on-demand/on-demand';
import type { HydrateWhenTouchedProps } from './hydrate-when-touched';
import type { Visit } from './visit-context';

interface Counted {
  readonly count: number;
}

const visit: Visit = {
  layout: 'mobile',
  colorMode: 'light',
  renderedAt: '2026-05-01T12:00:00Z',
  address: '/',
};
const load = vi.fn<() => Promise<ComponentType<Counted>>>();
const CountButton = ({ count }: Counted) => <button type="button">{`Part ${count}`}</button>;

let LateButton: ComponentType<Counted>;
let HydrateWhenTouched: ComponentType<HydrateWhenTouchedProps>;
let VisitContext: Context<Visit | undefined>;
const place = document.createElement('div');
let root: Root;

beforeEach(async () => {
  // The page counts as untouched only once, for its whole life.
  vi.resetModules();
  ({ HydrateWhenTouched } = await import('./hydrate-when-touched'));
  ({ VisitContext } = await import('./visit-context'));
  load.mockReset().mockResolvedValue(CountButton);
  LateButton = onDemand(load);
  document.body.append(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const AboveContext = createContext(0);

interface PageProps {
  readonly part: ComponentType<Counted>;
  readonly isOutdated?: boolean;
  readonly isInFirstView?: boolean;
  /** Whether what is around the part changes with the first answer. */
  readonly isAboveChanged?: boolean;
}

/** A page whose first result renders the part with other properties. */
function Page({ part: Part, isOutdated = false, isInFirstView = false, isAboveChanged = false }: PageProps) {
  const [count, setCount] = useState(0);
  return (
    <VisitContext value={visit}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <AboveContext value={isAboveChanged ? count : 0}>
        <HydrateWhenTouched fallback={<p>Loading</p>} isOutdated={isOutdated} isInFirstView={isInFirstView}>
          <Part count={count} />
        </HydrateWhenTouched>
      </AboveContext>
    </VisitContext>
  );
}

test('a rendered part keeps its markup through re-renders, until the page is touched', async () => {
  vi.stubGlobal('window', undefined);
  place.innerHTML = renderToString(<Page part={CountButton} />);
  vi.unstubAllGlobals();
  const markup = screen.getByRole('button', { name: 'Part 0' });

  await act(async () => {
    root = hydrateRoot(place, <Page part={LateButton} />);
  });
  // Without a touch, as the result of a query would.
  await act(async () => screen.getByRole('button', { name: 'Count 0' }).click());
  expect(screen.getByRole('button', { name: 'Part 0' })).toBe(markup);
  expect(load).not.toHaveBeenCalled();

  await act(async () => fireEvent.pointerDown(markup));
  expect(await screen.findByRole('button', { name: 'Part 1' })).toBe(markup);
});

test('a part with newer data in the browser is hydrated without a touch', async () => {
  vi.stubGlobal('window', undefined);
  place.innerHTML = renderToString(<Page part={CountButton} />);
  vi.unstubAllGlobals();
  await act(async () => {
    root = hydrateRoot(place, <Page part={LateButton} isOutdated />);
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

test('the press of an assistive technology, which has no pointer, is a touch', async () => {
  vi.stubGlobal('window', undefined);
  place.innerHTML = renderToString(<Page part={CountButton} />);
  vi.unstubAllGlobals();
  await act(async () => {
    root = hydrateRoot(place, <Page part={LateButton} />);
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.mouseDown(screen.getByRole('button', { name: 'Part 0' })));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

test('a part in the first view is hydrated with the page', async () => {
  vi.stubGlobal('window', undefined);
  place.innerHTML = renderToString(<Page part={CountButton} isInFirstView />);
  vi.unstubAllGlobals();
  await act(async () => {
    root = hydrateRoot(place, <Page part={LateButton} isInFirstView />);
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

test('a part keeps its markup while its parents change', async () => {
  vi.stubGlobal('window', undefined);
  place.innerHTML = renderToString(<Page part={CountButton} isAboveChanged />);
  vi.unstubAllGlobals();
  const markup = screen.getByRole('button', { name: 'Part 0' });
  await act(async () => {
    root = hydrateRoot(place, <Page part={LateButton} isAboveChanged />);
  });
  await act(async () => screen.getByRole('button', { name: 'Count 0' }).click());
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Part 0' })).toBe(markup);
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.pointerDown(markup));
  expect(await screen.findByRole('button', { name: 'Part 1' })).toBeVisible();
});

test('a page that was scrolled before its code ran counts as touched', async () => {
  vi.stubGlobal('window', undefined);
  place.innerHTML = renderToString(<Page part={CountButton} />);
  vi.unstubAllGlobals();
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  await act(async () => {
    root = hydrateRoot(place, <Page part={LateButton} />);
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  scrolled.mockRestore();
});
