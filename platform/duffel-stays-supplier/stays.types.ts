/** The parts of Duffel's answers that the adapter reads. Amounts are decimals as text. */
import { z } from 'zod';

const amount = z.string().regex(/^\d+(\.\d+)?$/);

const accommodation = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  chain: z.object({ name: z.string() }).nullish(),
  location: z.object({
    address: z.object({
      line_one: z.string().nullish(),
      city_name: z.string().nullish(),
      region: z.string().nullish(),
      postal_code: z.string().nullish(),
      country_code: z.string().nullish(),
    }),
    geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  photos: z.array(z.object({ url: z.url({ protocol: /^https?$/ }) })).nullish(),
  amenities: z.array(z.object({ type: z.string(), description: z.string() })).nullish(),
  rating: z.number().nullish(),
  review_score: z.number().nullish(),
  review_count: z.number().nullish(),
  check_in_information: z
    .object({ check_in_after_time: z.string().nullish(), check_out_before_time: z.string().nullish() })
    .nullish(),
  key_collection: z.object({ instructions: z.string().nullish() }).nullish(),
});
export type Accommodation = z.infer<typeof accommodation>;

export const accommodationAnswer = z.object({ data: accommodation });

const rate = z.object({
  id: z.string(),
  total_amount: amount,
  total_currency: z.string(),
  tax_amount: amount.nullish(),
  fee_amount: amount.nullish(),
  due_at_accommodation_amount: amount.nullish(),
  due_at_accommodation_currency: z.string().nullish(),
  cancellation_timeline: z.array(
    z.object({ before: z.iso.datetime({ offset: true }), refund_amount: amount }),
  ),
  conditions: z.array(z.object({ title: z.string(), description: z.string() })).nullish(),
});
export type Rate = z.infer<typeof rate>;

const rooms = z.array(z.object({ name: z.string(), rates: z.array(rate) }));

export const searchAnswer = z.object({
  data: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        accommodation,
        cheapest_rate_total_amount: amount,
        cheapest_rate_currency: z.string(),
      }),
    ),
  }),
});
export type SearchResult = z.infer<typeof searchAnswer>['data']['results'][number];

export const ratesAnswer = z.object({
  data: z.object({ id: z.string(), accommodation: accommodation.extend({ rooms }) }),
});

export const quoteAnswer = z.object({
  data: rate.omit({ cancellation_timeline: true, conditions: true }).extend({
    accommodation: z.object({ rooms }),
  }),
});

const booking = z.object({
  id: z.string(),
  reference: z.string().nullish(),
  status: z.string(),
  confirmed_at: z.iso.datetime({ offset: true }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  accommodation: z
    .object({ key_collection: z.object({ instructions: z.string().nullish() }).nullish() })
    .nullish(),
});
export type StaysBooking = z.infer<typeof booking>;

export const bookingAnswer = z.object({ data: booking });

export const bookingsAnswer = z.object({
  data: z.array(booking),
  meta: z.object({ after: z.string().nullish() }).nullish(),
});
