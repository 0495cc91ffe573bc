import { screen } from '@testing-library/react';

/** The live region of the page, which contains the last announcement. */
export const announcements = (): HTMLElement => screen.getByRole('status', { name: 'Announcements' });

/** Whether screen readers read a change of the element's text out: it, or what contains it, is a live region. */
export function isReadOut(element: Element | null | undefined): boolean {
  const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
  return region !== null && region !== undefined && region.getAttribute('aria-live') !== 'off';
}
