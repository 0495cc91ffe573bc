/**
 * The clock of the portal. A device's clock can be wrong by minutes or days, so deadlines are compared with the gateway's time: the
 * device's clock, corrected by the difference that the gateway's responses show.
 */

/** Responses take a moment, and their times are whole seconds: a smaller difference is none. */
const TOLERANCE_MS = 10_000;

let offsetMs = 0;

/** Learns the difference of the two clocks: `portalMs` is the gateway's time when the device's clock shows `deviceMs`. */
export function learnPortalTime(portalMs: number, deviceMs: number = deviceTime().getTime()): void {
  const measuredMs = portalMs - deviceMs;
  // Also false for a time that cannot be read.
  if (Math.abs(measuredMs - offsetMs) > TOLERANCE_MS)
    offsetMs = Math.abs(measuredMs) > TOLERANCE_MS ? measuredMs : 0;
}

/** The current time; by the device's clock until the gateway's is known. */
export const portalTime = (): Date => new Date(deviceTime().getTime() + offsetMs);

/** The time of this device's clock, for what only this device compares it with. */
// eslint-disable-next-line no-restricted-syntax -- The only place that reads it.
export const deviceTime = (): Date => new Date();
