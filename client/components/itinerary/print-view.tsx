import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Itinerary, itineraryFacts } from '../../../domain/booking/itinerary';

export interface PrintViewProps {
  readonly itinerary: Itinerary;
  readonly brandName: string;
  readonly onPrinted: () => void;
}

/** On paper there is the itinerary and nothing else, of a page that the portal is mounted in neither. */
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
dl { margin-top: 2rem }
dl > div { display: grid; grid-template-columns: 12rem 1fr; gap: 1rem; padding: 0.75rem 0; border-top: 1px solid #ccc }
dd { white-space: pre-line }`;

/**
 * The itinerary as it is printed: it opens the browser's print dialog, and is not seen on the screen. It stands beside the
 * page, wherever in it the portal is, in a shadow tree that no style of the page reaches.
 */
export function PrintView({ itinerary, brandName, onPrinted }: PrintViewProps) {
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
          <article>
            <p className="brand">{brandName}</p>
            <h1>{itinerary.homeName}</h1>
            <p>{itinerary.place}</p>
            <dl>
              {itineraryFacts(itinerary).map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </article>
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
