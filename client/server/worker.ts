/**
 * The renderer as a thread of the gateway. Each message contains everything that it needs: the thread keeps no state between
 * messages.
 */
import { parentPort } from 'node:worker_threads';
import type { RendererCall, RendererMessage } from '#domain/portal/rendered-page.ts';
import { ready, reads, render, warmUp } from './render';

const port = parentPort;
if (!port) throw new Error('The renderer runs as a worker thread');

const say = (message: RendererMessage): void => port.postMessage(message);

port.on('message', ({ id, ...asked }: RendererCall & { readonly id: number }) => {
  const answer = async () =>
    asked.call === 'reads' ? reads(asked.request, asked.answers) : render(asked.request, asked.answers);
  answer().then(
    (found) => say({ id, answer: found }),
    (error: unknown) => say({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});

// The first render takes many times as long as later ones.
void warmUp().finally(() => say({ ready: ready() }));
