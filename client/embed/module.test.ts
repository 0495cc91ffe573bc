import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isInAgentPortal } from '../app/entry/agent-portal';
import { linkWithSource } from '../app/entry/user-source';
import { helen, portalFacts } from '../testing/portal-facts';
import { createModule } from './module';

const STYLES = '/embed/travel-portal.css';
const nobody = { data: { portal: { __typename: 'Portal', ...portalFacts }, session: null } };

let element: HTMLElement;
beforeEach(() => {
  sessionStorage.clear();
  window.fetch = async () =>
    new Response(JSON.stringify(nobody), { headers: { 'content-type': 'application/json' } });
  window.history.replaceState(null, '', '/partner/');
  document.body.innerHTML = '<h1>A partner</h1><div id="here"></div>';
  element = document.querySelector<HTMLElement>('#here')!;
});

const placeIn = (host: Element) => host.firstElementChild as HTMLElement;
const textOf = (host: Element) => placeIn(host).shadowRoot?.textContent ?? '';
const FAQ = { base: '/partner', path: '/faq/' };

async function rendered(options: object = {}, host: Element = element) {
  const portal = createModule(STYLES);
  await act(async () => portal.render(host, { ...FAQ, ...options }));
  await waitFor(() => expect(textOf(host)).toContain('Help and questions'));
  return portal;
}

test('[TA-03] the portal renders in an element of the page, below its base address, in its own shadow tree', async () => {
  const portal = await rendered();
  expect(window.location.pathname).toBe('/partner/faq/');
  expect(document.body.textContent).not.toContain('Help and questions');
  expect(placeIn(element).shadowRoot?.querySelector('link')?.getAttribute('href')).toBe(STYLES);
  expect(placeIn(element).shadowRoot?.querySelector('main a')?.getAttribute('href')).toBe('/partner/terms/');
  await act(async () => portal.unmount());
});

test('[AG-01] [LC-04] the first page is an entry: an agent enters the agent portal in the page of a host', async () => {
  const portal = await rendered({ path: '/faq/?isAgent=true&utm_source=partner' });
  expect(isInAgentPortal()).toBe(true);
  expect(linkWithSource('/stays/')).toContain('utm_source=partner');
  await act(async () => portal.unmount());
});

test('[TA-06] the host sets theme and locale by updating, or by rendering again in the same element', async () => {
  const portal = await rendered({ theme: 'light', locale: 'en-CA' });
  const place = placeIn(element);
  expect([place.className, place.lang]).toEqual(['light', 'en-CA']);
  await act(async () => portal.update({ theme: 'dark' }));
  expect([place.className, place.lang]).toEqual(['dark', 'en-CA']);
  await act(async () => portal.render(element, { theme: 'light', locale: 'en-GB' }));
  expect([place.className, place.lang]).toEqual(['light', 'en-GB']);
  expect(placeIn(element)).toBe(place);
  expect(document.documentElement.className).toBe('');
  await act(async () => portal.unmount());
});

test('[TA-06] announcements keep their language, and an unknown locale is ignored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const portal = await rendered({ locale: 'fr-CA' });
  expect(placeIn(element).lang).toBe('en');
  await act(async () => portal.update({ locale: 'en-AU' }));
  await act(async () => portal.update({ locale: 'not a locale' }));
  expect(placeIn(element).lang).toBe('en-AU');
  expect(warn).toHaveBeenCalledTimes(1);
  await act(async () => portal.unmount());
  warn.mockRestore();
});

test('[TA-03] rendering in another element moves the portal', async () => {
  const elsewhere = document.body.appendChild(document.createElement('section'));
  const portal = await rendered();
  await act(async () => portal.render(elsewhere, FAQ));
  await waitFor(() => expect(textOf(elsewhere)).toContain('Help and questions'));
  expect(element.innerHTML).toBe('');
  await act(async () => portal.unmount());
});

test('[TA-03] the page around the portal scrolls only when the traveler opens a screen', async () => {
  const toTop = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const portal = await rendered();
  expect(intoView).not.toHaveBeenCalled();
  await act(async () => placeIn(element).shadowRoot?.querySelector<HTMLElement>('main a')?.click());
  await waitFor(() => expect(window.location.pathname).toBe('/partner/terms/'));
  await waitFor(() => expect(intoView.mock.contexts).toEqual([placeIn(element)]));
  await act(async () => portal.unmount());
  expect(toTop).not.toHaveBeenCalled();
  toTop.mockRestore();
  intoView.mockRestore();
});

test('[TA-03] rendering again in an element that the page has emptied shows the portal again', async () => {
  const portal = await rendered();
  element.innerHTML = '';
  await act(async () => portal.render(element, FAQ));
  await waitFor(() => expect(textOf(element)).toContain('Help and questions'));
  await act(async () => portal.unmount());
});

test('[TA-03] rendering without an element names the mistake', () => {
  const { render } = createModule(STYLES);
  expect(() => render(document.querySelector('#nowhere') as never)).toThrow(
    'The travel portal needs an element of the page to render in; it received none.',
  );
});

test('[TA-03] [TA-05] a host that subscribed once receives the events of each portal until it unsubscribes', async () => {
  const portal = createModule(STYLES);
  const listener = vi.fn();
  portal.subscribe('navigateToNativeFeature', listener);
  await act(async () => portal.render(element, { base: '/partner', path: '/flights/' }));
  await waitFor(() => expect(listener).toHaveBeenCalledWith({ feature: 'flights', path: '/flights/' }));
  await act(async () => portal.unmount());
  await act(async () => portal.render(element, { base: '/partner', path: '/cars/' }));
  await waitFor(() => expect(listener).toHaveBeenCalledWith({ feature: 'cars', path: '/cars/' }));
  portal.unSubscribe('navigateToNativeFeature', listener);
  await act(async () => portal.unmount());
  await act(async () => portal.render(element, { base: '/partner', path: '/flights/' }));
  await waitFor(() => expect(textOf(element)).toContain('not sold here'));
  expect(listener).toHaveBeenCalledTimes(2);
  await act(async () => portal.unmount());
});

describe('a host page that signs its users in itself', () => {
  const sent: (string | null)[] = [];
  beforeEach(() => {
    sent.length = 0;
    localStorage.setItem('travel-portal.token', 'token-of-the-portal');
    document.cookie = 'h-csrf-token=csrf-of-the-portal; path=/';
    window.fetch = async (_, request) => {
      const headers = new Headers(request?.headers);
      sent.push(headers.get('authorization'));
      expect(headers.get('h-csrf-token')).toBeNull();
      const session = { __typename: 'Session', ...helen };
      const isKnown = headers.get('authorization') === 'Bearer token-of-the-page';
      const answer = isKnown ? { data: { ...nobody.data, session } } : nobody;
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    };
  });

  test('passes the token, which is sent and not stored', async () => {
    const portal = await rendered({ token: 'token-of-the-page' });
    await waitFor(() => expect(sent).toContain('Bearer token-of-the-page'));
    await waitFor(() => expect(accountOf(element)).not.toBeNull());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token-of-the-page');
    await act(async () => portal.unmount());
    expect(sent).not.toContain('Bearer token-of-the-portal');
    expect(localStorage.getItem('travel-portal.token')).toBe('token-of-the-portal');
  });

  test('signs the user out, and in again, by updating', async () => {
    const portal = await rendered({ token: 'token-of-the-page' });
    await waitFor(() => expect(accountOf(element)).not.toBeNull());
    await act(async () => portal.update({ token: null }));
    await waitFor(() => expect(accountOf(element)).toBeNull());
    expect(sent.at(-1)).toBeNull();
    await act(async () => portal.update({ token: 'token-of-the-page' }));
    await waitFor(() => expect(accountOf(element)).not.toBeNull());
    await act(async () => portal.unmount());
  });

  test('sees a notice instead of the sign-in while no user is signed in, and continues afterwards', async () => {
    const portal = createModule(STYLES);
    await act(async () => portal.render(element, { ...FAQ, path: '/auth/login', token: null }));
    sessionStorage.setItem('travel-portal.return-path', '/faq/');
    await waitFor(() => expect(textOf(element)).toContain('Sign in to continue'));
    expect(textOf(element)).not.toContain('Email address');
    await act(async () => portal.update({ token: 'token-of-the-page' }));
    await waitFor(() => expect(window.location.pathname).toBe('/partner/faq/'));
    await act(async () => portal.unmount());
  });
});

const accountOf = (host: Element) =>
  placeIn(host).shadowRoot?.querySelector('button[aria-label="Account of Helen Ortiz"]') ?? null;

/** The listeners that are added to window and document from now on, except `selectionchange`, which React never removes. */
function watchListeners() {
  const listening: string[] = [];
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    onTestFinished(() => void Object.assign(target, { addEventListener, removeEventListener }));
    target.addEventListener = (name: string, ...rest: unknown[]) => {
      if (name !== 'selectionchange') listening.push(name);
      Reflect.apply(addEventListener, target, [name, ...rest]);
    };
    target.removeEventListener = (name: string, ...rest: unknown[]) => {
      const at = listening.indexOf(name);
      if (at >= 0) listening.splice(at, 1);
      Reflect.apply(removeEventListener, target, [name, ...rest]);
    };
  }
  return listening;
}

test('[TA-07] unmounting leaves no listener, timer, style or element on the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const listening = watchListeners();
  const before = document.documentElement.outerHTML;
  const portal = await rendered();
  expect(listening).not.toEqual([]);
  await act(async () => portal.unmount());
  expect(document.documentElement.outerHTML).toBe(before);
  expect(listening).toEqual([]);
  // Run the work that React's scheduler has deferred; none may remain.
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
