import { createHash } from 'node:crypto';
import type { components } from '#schema/platform.openapi.ts';

/** Readable properties, and a digest of them that analytics can verify events with. */
export function trackingView(
  properties: Readonly<Record<string, string | number | boolean>>,
): components['schemas']['TrackingProperties'] {
  const readable = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, String(value)]),
  );
  const digest = createHash('sha256').update(JSON.stringify(readable)).digest('base64url');
  return { properties: readable, encryptedProperties: digest };
}
