import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CustomizeTexts } from '#client/app/host/host-context.ts';
import { recordingHost } from '#client/testing/recording-host.ts';
import { setViewport } from '#client/testing/render-portal.tsx';
import { listingAddress, openListing } from '#client/testing/open-listing.ts';

describe('[LS-07] [LS-08] on a phone', () => {
  beforeEach(() => setViewport('mobile'));

  test('the header keeps the back link, the stay and the date picker in view', async () => {
    await openListing();
    expect(await screen.findByRole('link', { name: 'Back to results' })).toBeInTheDocument();
    expect(screen.getByText('Fri, Jun 5 - Mon, Jun 8 · 2 travelers')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change dates' }));
    expect(await screen.findByRole('dialog', { name: /check-in and check-out/ })).toBeInTheDocument();
  });

  test('a single traveler is in the singular', async () => {
    await openListing({}, listingAddress.replace('adultsCount=2', 'adultsCount=1'));
    expect(await screen.findByText(/· 1 traveler$/)).toBeInTheDocument();
  });

  test('Continue is shown once, next to the total', async () => {
    await openListing();
    expect(await screen.findAllByRole('button', { name: 'Continue' })).toHaveLength(1);
    expect(await screen.findByText('total for 3 nights')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Sections of this home' })).not.toBeInTheDocument();
  });

  test('[TA-01] in the travel app there is no back link', async () => {
    await openListing({}, `${listingAddress}&isTravelApp=true`);
    await screen.findByText(/· 2 travelers/);
    expect(screen.queryByRole('link', { name: 'Back to results' })).not.toBeInTheDocument();
  });
});

describe('[LS-22] the Customize header', () => {
  beforeEach(() => setViewport('desktop'));

  const openCustomize = (customize: CustomizeTexts) =>
    openListing({ host: { ...recordingHost().host, customize } });

  test.each(['desktop', 'mobile'] as const)('is the only heading of the page on a %s', async (viewport) => {
    setViewport(viewport);
    await openCustomize({});
    await screen.findByRole('heading', { level: 1, name: 'Customize' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Back to results' })).not.toBeInTheDocument();
  });

  test('shows logo, title and subtitle instead of the home’s header, and opens the home page', async () => {
    const { router } = await openCustomize({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Customize' })).toBeVisible();
    expect(screen.getByText('Add or decline these options to continue')).toBeInTheDocument();
    expect(screen.queryByText('Back to results')).not.toBeInTheDocument();
    const logo = within(screen.getByRole('main')).getByRole('link', { name: /^Larkfield Travel/ });
    await userEvent.click(logo);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('shows the title that the page passes', async () => {
    await openCustomize({ title: 'Your extras', subtitle: 'Two are left' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your extras' })).toBeVisible();
    expect(screen.getByText('Two are left')).toBeInTheDocument();
  });
});
