/** Takes the pictures of the documents, and the one that messengers show of a link, from the running portal: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { portal as portalBundle, requireBuilt, servers } from './bundles';
import { openBrowser } from '#e2e/testing/browser.ts';
import { startPortal } from '#system-tests/testing/portal.ts';
import { stayIn } from '#system-tests/testing/stays.ts';
import { listingAddress, signInAs } from '#e2e/testing/visitor.ts';

const folder = join(__dirname, '../docs/images');
/** The size that messengers expect, from a drawing of 1200 x 800. */
const preview = { x: 0, y: 70, width: 1200, height: 630 };

async function takePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await requireBuilt(servers, portalBundle);
  const portal = await startPortal({ durable: true });
  const browser = await openBrowser(portal.url, { width: 1440, height: 1240 });
  try {
    const { page } = browser;
    await signInAs(page, 'Helen Ortiz');
    await page.goto(listingAddress('vr-asheville-01', stayIn(30, 3)));
    await page.getByRole('region', { name: 'Your stay' }).waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, 'listing.jpg'), type: 'jpeg', quality: 80 });
    await page.goto(`${portal.url}/photos/scene.lake-day.svg`);
    await page.screenshot({
      path: join(__dirname, '../platform/photos/files/link-preview.jpg'),
      type: 'jpeg',
      quality: 80,
      clip: preview,
    });
  } finally {
    await browser.close();
    await portal.close();
  }
}

void takePictures().then(() => process.exit(0));
