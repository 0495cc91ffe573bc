import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenReplaced } from './new-build';

const page = (script: string) => `<!doctype html><script type="module" src="/assets/${script}"></script>`;
const reload = vi.fn();
let served: () => Promise<Response>;

beforeAll(() => reloadWhenReplaced('/assets/index-old.js', reload));
beforeEach(() => {
  window.fetch = vi.fn(() => served());
  reload.mockReset();
});

/** Simulates a code file that the browser cannot find. */
async function miss(answer: () => Promise<Response>): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    served = () => {
      resolve();
      return answer();
    };
  });
  window.dispatchEvent(new Event('vite:preloadError'));
  await asked;
  await new Promise((resolve) => setTimeout(resolve));
}
const answering =
  (html: string, ok = true) =>
  async () =>
    ({ ok, text: async () => html }) as Response;

test('a page whose files were replaced by a newer build reloads, once for that build', async () => {
  await miss(answering(page('index-new.js')));
  expect(reload).toHaveBeenCalledTimes(1);
  await miss(answering(page('index-new.js')));
  expect(reload).toHaveBeenCalledTimes(1);
  await miss(answering(page('index-newer.js')));
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['the same build is served', answering(page('index-old.js'))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the portal is being built', answering('<!doctype html><title>Not built</title>', false)],
])('a page does not reload when %s', async (_, answer) => {
  await miss(answer);
  expect(reload).not.toHaveBeenCalled();
});
