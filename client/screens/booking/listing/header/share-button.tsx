import { useHref } from 'react-router';
import { sharedListingPath } from '#domain/search/back-to-results.ts';
import { ShareIcon } from '#client/components/icons/icons.tsx';
import { RoundButton } from '#client/components/round-button.tsx';
import { clipboard, shareDialog } from '#client/components/secure-page.ts';
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

async function isCopied(text: string): Promise<boolean> {
  try {
    await clipboard()?.writeText(text);
    return clipboard() !== undefined;
  } catch {
    return false;
  }
}

/** With the device's own dialog, or else by copying the link. */
async function share(title: string, url: string): Promise<void> {
  try {
    const openDialog = shareDialog();
    if (openDialog) return await openDialog({ title, url });
  } catch (error) {
    // The traveler has closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  toaster.create(
    (await isCopied(url))
      ? { type: 'success', title: 'Link copied' }
      : { type: 'info', title: 'Copy this link to share the home', description: url },
  );
}
