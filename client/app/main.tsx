import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberAgentPortal } from './agent-portal';
import { App } from './app';
import { writePrefetchedResults } from '../prefetch/prefetched-queries';
import { reloadWhenReplaced } from './failures/new-build';
import { nativeHost } from './host/native-bridge';
import { createPortal } from './portal';
import { untilLoaded } from './router';
import { installTrustedTypes } from './trusted-types';
import './theme/fonts.css';

installTrustedTypes();
rememberAgentPortal();
reloadWhenReplaced();
const host = nativeHost();
const { client, router } = createPortal({ graphUrl: '/graphql', host });

/**
 * The Content-Security-Policy admits styles with this nonce only; the gateway writes it into the page. The browser keeps it
 * out of the attributes, where markup and styles could read it.
 */
const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

// Data that has arrived is drawn at once: a skeleton in between would cost a phone as much as the screen itself.
void Promise.all([untilLoaded(router), writePrefetchedResults(client.apollo)]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css', nonce })}>
        <App client={client} router={router} host={host} />
      </CacheProvider>
    </StrictMode>,
  ),
);
