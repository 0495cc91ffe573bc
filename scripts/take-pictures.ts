/** Takes the pictures of the documents from the running portal: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../e2e/testing/browser';
import { startPortal } from '../e2e/testing/portal';
import { stayIn } from '../e2e/testing/stays';
import { listingAddress, signInAs } from '../e2e/testing/visitor';

const folder = join(__dirname, '../docs/images');

async function takePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const portal = await startPortal();
  const browser = await openBrowser(portal.url, { width: 1440, height: 1240 });
  try {
    const { page } = browser;
    await signInAs(page, 'Helen Ortiz');
    await page.goto(listingAddress('vr-asheville-01', stayIn(30, 3)));
    await page.getByRole('region', { name: 'Your stay' }).waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, 'listing.jpg'), type: 'jpeg', quality: 80 });
  } finally {
    await browser.close();
    await portal.close();
  }
}

void takePictures().then(() => process.exit(0));
