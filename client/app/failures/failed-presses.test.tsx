import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toaster } from '../../components/toaster/toaster-store';
import { renderPortal } from '../../testing/render-portal';
import { answerFailedPresses } from './failed-presses';

beforeAll(answerFailedPresses);

let button: HTMLElement;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPortal({ path: '/faq/' });
  [button] = screen.getAllByRole('button') as [HTMLElement];
  return () => toaster.clear();
});

/** As browsers report it; jsdom does not. */
const reject = (reason: unknown) =>
  fireEvent(window, Object.assign(new Event('unhandledrejection'), { reason }));
const fail = (error: unknown) => fireEvent(window, new ErrorEvent('error', { error }));

const UH_OH = 'Uh oh! Something went wrong';

test.each([
  ['throws', fail],
  ['rejects', reject],
])('a press whose handler %s is answered, once', async (_, happen) => {
  fireEvent.click(button);
  happen(new RangeError('defect'));
  happen(new RangeError('defect'));
  const note = await screen.findByText(UH_OH);
  expect(note.parentElement).toHaveTextContent(
    'Everything you entered is kept. Try again. If that does not help, reload the page.',
  );
  expect(screen.getAllByText(UH_OH)).toHaveLength(1);
});

test('a press without a response says that the service does not respond', async () => {
  fireEvent.click(button);
  reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText('Our service is not responding')).toBeVisible();
});

test.each([
  ['that no press has caused', false, new RangeError('defect')],
  ['because the page has left', true, new DOMException('left', 'AbortError')],
  ['of another program, which browsers hide', true, null],
])('a failure %s shows nothing', async (_, isPressed, error) => {
  if (isPressed) fireEvent.click(button);
  fail(error);
  // A later note shows that none was waiting.
  toaster.create({ type: 'info', title: 'Later' });
  await waitFor(() => expect(screen.getByText('Later')).toBeVisible());
  expect(screen.queryByText(UH_OH)).not.toBeInTheDocument();
});
