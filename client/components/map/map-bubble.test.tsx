import { act, waitFor } from '@testing-library/react';
import { Browser, divIcon } from 'leaflet';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MapBubble } from './map-bubble';
import { MapMarker } from './map-marker';
import { MapView } from './map-view';

const icon = divIcon({ html: 'A home' });

let root: Root | undefined;
// As in a browser, a bubble fades and keeps the focus while it closes.
const { any3d } = Browser;
beforeEach(() => void Object.assign(Browser, { any3d: true }));
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
  Object.assign(Browser, { any3d });
});

/** A map with one marker; in `container`, which may be in a shadow tree as on a host page. */
async function showMap(container: HTMLElement): Promise<void> {
  root = createRoot(container);
  await act(async () =>
    root?.render(
      <MapView name="A map" center={[36, -75]} zoom={10}>
        <MapMarker position={[36, -75]} icon={icon} zIndexOffset={0}>
          <MapBubble name="A home" width={240}>
            <a href="/home">The page of the home</a>
          </MapBubble>
        </MapMarker>
      </MapView>,
    ),
  );
}

const press = (element: Element | null, key: string) =>
  act(async () => void element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test.each([
  ['of a document', () => document.body.appendChild(document.createElement('div'))],
  [
    'of a shadow tree',
    () => {
      const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
      return shadow.appendChild(document.createElement('div'));
    },
  ],
])('in a map %s, a bubble that Escape closes returns the focus to its marker', async (_, place) => {
  const container = place();
  const tree = container.getRootNode();
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) throw new Error('Not on the page');
  await showMap(container);
  const marker = container.querySelector<HTMLElement>('.leaflet-marker-icon');
  await act(async () => marker?.click());
  await waitFor(() => expect(tree.activeElement).toBe(container.querySelector('a[href="/home"]')));
  await press(tree.activeElement, 'Escape');
  await waitFor(() => expect(tree.activeElement).toBe(marker));
});

test('a closing bubble does not take the focus from other parts of the page', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const elsewhere = document.body.appendChild(document.createElement('button'));
  await showMap(container);
  const marker = container.querySelector<HTMLElement>('.leaflet-marker-icon');
  await act(async () => marker?.click());
  const link = container.querySelector('a[href="/home"]');
  await waitFor(() => expect(link).toHaveFocus());
  act(() => elsewhere.focus());
  await press(link, 'Escape');
  expect(elsewhere).toHaveFocus();
});
