import { money } from '#domain/money/money.ts';
import type { GatewayContext } from '../../context';
import type { SchedulePriceQuoteInput } from '../../generated/graph';
import { PlatformError, type PlatformErrorKind } from '../../rest/client/platform-error';
import { rateId } from '../availability/rate-id';
import { schedule } from './schedule-quote';

const input: SchedulePriceQuoteInput = {
  rateId: rateId({
    listingId: 'home-pine',
    provider: { provider: 'Coastline Stays', id: 'cs-7781' },
    collection: 'NoCollection',
    stay: { from: '2026-06-05', until: '2026-06-07' },
    guests: { adults: 2, children: [], pets: 0 },
    total: money(57_750, 'USD'),
  }),
  emailAddress: 'helen.ortiz@larkfield.example',
  replacesToken: 'quote-0',
};

const endpoint = 'POST /api/v0/purchase/quote/discard';

/** Requests a quote that replaces one that the platform fails to discard. */
function replace(kind: PlatformErrorKind) {
  const asked: string[] = [];
  const recorded: unknown[] = [];
  const context = {
    clock: { now: () => new Date('2026-05-01T16:00:00Z') },
    environment: { tenant: 'consumer' },
    platform: {
      call: async ({ method, path }: { method: string; path: string }) => {
        asked.push(`${method} ${path}`);
        if (`${method} ${path}` === endpoint) throw new PlatformError(kind, { endpoint });
        return { value: 'quote-1' };
      },
    },
    log: { warn: (...line: unknown[]) => recorded.push(line) },
  } as unknown as GatewayContext;
  return { answer: schedule(input, context), asked, recorded };
}

test('[PQ-05] a quote that is not discarded is logged, and the new one is requested', async () => {
  const { answer, asked, recorded } = replace('upstream');
  expect(await answer).toEqual({ __typename: 'PriceQuoteScheduled', token: 'quote-1' });
  expect(asked).toEqual([endpoint, 'POST /api/v0/purchase/quote/schedule']);
  expect(recorded).toEqual([
    [{ endpoint, kind: 'upstream' }, 'a quote that is being replaced was not discarded'],
  ]);
});

test('[PQ-05] a replaced quote that has expired needs no line in the log', async () => {
  const { answer, recorded } = replace('notFound');
  expect(await answer).toEqual({ __typename: 'PriceQuoteScheduled', token: 'quote-1' });
  expect(recorded).toEqual([]);
});

test('[PQ-05] [SE-01] when the session has ended, no further request is sent', async () => {
  const { answer, asked, recorded } = replace('unauthorized');
  await expect(answer).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(asked).toEqual([endpoint]);
  expect(recorded).toEqual([]);
});
