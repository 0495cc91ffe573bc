import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

export interface PrintViewProps {
  /** The content to print. */
  readonly children: ReactNode;
  readonly onPrinted: () => void;
}

/** Nothing else is printed, neither the portal nor its host page. */
const PAGE_STYLES = `
@media screen { [data-print-view] { display: none } }
@media print {
  body > :not([data-print-view]) { display: none !important }
  html, body { height: auto !important; overflow: visible !important; background: none !important }
}`;

const PAPER_STYLES = `
article {
  all: initial; display: block; padding: 2rem; background: white; color: black;
  font: 1rem/1.5 'Figtree Variable', system-ui, sans-serif;
}
h1, p, dl, dd { margin: 0 }
.brand, dt { font-weight: bold }
h1 { margin-top: 1.5rem; font: 1.875rem/1.25 'Young Serif', Georgia, serif }
h2 { margin: 1.5rem 0 0.25rem; font-size: 1.125rem; break-after: avoid }
table { width: 100%; border-collapse: collapse; break-inside: avoid }
caption { text-align: start; padding: 1.25rem 0 0.25rem; font-weight: bold }
th { text-align: start; font-weight: normal }
th, td { padding: 0.25rem 0; vertical-align: top }
td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
tfoot :is(th, td) { padding-top: 0.5rem; border-top: 1px solid #ccc; font-weight: bold }
dl { margin-top: 2rem }
dl > div { display: grid; grid-template-columns: 12rem 1fr; gap: 1rem; padding: 0.75rem 0; border-top: 1px solid #ccc }
dd { white-space: pre-line }`;

/**
 * A page for the printer: it opens the browser's print dialog, and is not visible on the screen. It is outside the portal's page,
 * in a shadow tree that no style of the page reaches.
 */
export function PrintView({ children, onPrinted }: PrintViewProps) {
  const nonce = useStyleCache()?.nonce;
  const [paper] = useState(createPaper);
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    document.body.append(paper.host);
    window.addEventListener('afterprint', printed, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', printed);
      paper.host.remove();
    };
  }, [paper]);
  return (
    <>
      {createPortal(<style nonce={nonce}>{PAGE_STYLES}</style>, document.head)}
      {createPortal(
        <>
          <style nonce={nonce}>{PAPER_STYLES}</style>
          <article>{children}</article>
        </>,
        paper,
      )}
    </>
  );
}

function createPaper(): ShadowRoot {
  const host = document.createElement('div');
  host.dataset['printView'] = '';
  return host.attachShadow({ mode: 'open' });
}
