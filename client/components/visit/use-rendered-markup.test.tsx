import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useBeganAsRenderedMarkup, useFirstMoment } from './use-rendered-markup';
import { type Visit, VisitContext } from './visit-context';

const RENDERED_AT = '2026-05-01T12:00:00.000Z';
const LATER = '2026-05-01T12:07:00.000Z';
const visit: Visit = { layout: 'mobile', colorMode: 'light', renderedAt: RENDERED_AT, address: '/' };

const Clock = () => <p>{useFirstMoment().toISOString()}</p>;
const page = (
  <VisitContext value={visit}>
    <Clock />
  </VisitContext>
);

afterEach(() => vi.useRealTimers());

test('on a rendered page, a clock starts at the time of the markup', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(LATER) });
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  expect(screen.getByText(RENDERED_AT)).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});

test('a clock that the browser renders later starts at the current time', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(LATER) });
  render(page);
  expect(screen.getByText(LATER)).toBeVisible();
});

test('hydration renders a component once that reads whether it began as markup', async () => {
  const rendered = vi.fn();
  const Part = () => {
    const beganAsMarkup = useBeganAsRenderedMarkup();
    rendered(beganAsMarkup);
    return <p>Part</p>;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Part />);
  rendered.mockClear();
  const root = await act(async () => hydrateRoot(place, <Part />));
  expect(rendered.mock.calls).toEqual([[true]]);
  await act(async () => root.unmount());
});
