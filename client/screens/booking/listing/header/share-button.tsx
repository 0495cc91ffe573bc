import { useHref } from 'react-router';
import { sharedListingPath } from '#domain/search/back-to-results.ts';
import { ShareIcon } from '#client/components/icons/icons.tsx';
import { RoundButton } from '#client/components/round-button.tsx';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import type { ListingStay } from '../booking-panel/listing-stay';

/** Sends the link of the home and the stay to somebody else. */
export function ShareButton({ listing: { name }, search }: Pick<ListingStay, 'listing' | 'search'>) {
  const href = useHref(sharedListingPath(search));
  return (
    <RoundButton
      aria-label={`Share ${name}`}
      onClick={() => void share(name, new URL(href, window.location.href).href)}
    >
      <ShareIcon />
    </RoundButton>
  );
}

/** With the device's own dialog, or else by copying the link. */
async function share(title: string, url: string): Promise<void> {
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    // The traveler has closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toaster.create({ type: 'success', title: 'Link copied' });
  } catch {
    toaster.create({ type: 'info', title: 'Copy this link to share the home', description: url });
  }
}
