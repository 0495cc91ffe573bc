/** Parsers for the texts of environment variables (environment.ts). */
import { z } from 'zod';
import type { CardNames } from '#domain/card-products.ts';
import { FAILURE_CODES } from '#domain/failures/failure-codes.ts';
import type { ProviderTerms } from '#domain/listing/terms-of-service.ts';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import { OWN_PATH } from './own-paths';

export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

export const exactUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

export const httpUrl = exactUrl.transform(withoutTrailingSlashes);

/** The travel platform gets the traveler's bearer token, and logs name its address. */
export const platformAddress = httpUrl
  .refine((url) => !/^\w+:\/\/[^/]*@/.test(url), 'must have no user name and password, which are not sent')
  // Every call would be a 404, while /readyz looks right.
  .refine((url) => !url.endsWith('/api/v0'), 'must not end with /api/v0, with which all paths begin');

export const tileUrl = httpUrl.refine(
  (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
  'must contain {z}, {x} and {y}',
);

export const origins = z.string().transform((list, issues) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (!/^https?:\/\/[^/\s]+\/?$/.test(entry)) {
        issues.addIssue({
          code: 'custom',
          message: `must be a comma-separated list of origins; '${entry}' is none`,
        });
      }
      return entry.replace(/\/$/, '');
    }),
);

export const paths = z.string().transform((text, issues) => {
  try {
    return z.record(z.string().startsWith('/'), z.string().regex(OWN_PATH)).parse(JSON.parse(text));
  } catch {
    issues.addIssue({
      code: 'custom',
      message: 'must be a JSON object from documented path to own path, or verb and path',
    });
    return z.NEVER;
  }
});

export const titles = z.string().transform((text, issues) => {
  try {
    return z.partialRecord(z.enum(FAILURE_CODES), z.string().min(1).max(200)).parse(JSON.parse(text));
  } catch {
    issues.addIssue({ code: 'custom', message: 'must be a JSON object from code of a failure to title' });
    return z.NEVER;
  }
});

const words = z.array(z.string().trim().min(1).max(60)).max(20);

export const cardNames = z.string().transform((text, issues): CardNames => {
  try {
    return z
      .strictObject({
        businessCardPrefixes: words,
        productFamilies: z.strictObject({
          PREMIUM: words,
          MID_TIER: words,
          CASH_BACK: words,
          BUSINESS: words,
        }),
        unservicedProduct: z.string().trim().min(1).max(60).nullable(),
      })
      .parse(JSON.parse(text));
  } catch {
    issues.addIssue({
      code: 'custom',
      message: 'must be a JSON object with businessCardPrefixes, productFamilies and unservicedProduct',
    });
    return z.NEVER;
  }
});

export const providerTerms = z.string().transform((text, issues): ProviderTerms => {
  try {
    return z
      .record(
        z.string().min(1).max(60),
        z.strictObject({ name: z.string().trim().min(1).max(60), url: exactUrl }),
      )
      .parse(JSON.parse(text));
  } catch {
    issues.addIssue({
      code: 'custom',
      message: 'must be a JSON object from name of a provider to the name and url of its terms of service',
    });
    return z.NEVER;
  }
});

export const clientNames = z
  .string()
  .regex(
    /^[^,]{1,60}(,[^,]{1,60}){0,49}$/,
    'must be at most 50 names of up to 60 characters, separated by commas',
  )
  .transform((text) => text.split(',').map((name) => name.trim()));

export const otlpProtocol = z.enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json');

export const pageKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => key.length >= 32),
    'must be keys of at least 32 characters, separated by commas',
  );

export const LAST_PORT = 65_535;

export const port = wholeNumber(1, LAST_PORT);
