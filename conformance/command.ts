/** The options of `npm run conformance` (docs/conformance.md). */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { paths, platformAddress, wholeNumber } from '#gateway/kernel/setting-parsers.ts';
import { contract } from './contract';
import type { ConformanceOptions } from './run';

export const USAGE = `npm run conformance -- --url <address> --token <bearer token> [options]

  --other-token <token>    a second user, who must not see the data of the first
  --write                  also books, cancels, and changes the user's data; for test data only
  --sign-in <email:code>   an account to sign in and out (with --write)
  --home <listingId>       the home to request and to book; by default the first that the search finds
  --from, --until <date>   the stay; by default three nights in sixty days
  --card <paymentId>       the card that pays the booking; by default the first
  --tenant corporate       also requires the operations for business travelers
  --paths <json>           like PLATFORM_PATHS
  --timeout-ms <number>    like PLATFORM_TIMEOUT_MS
  --json                   the report as JSON
  --help                   prints these options

CONFORMANCE_TOKEN and CONFORMANCE_OTHER_TOKEN keep tokens out of the command line.`;

/** An unusable command; the message lists every invalid option. */
export class CommandError extends Error {}

type Command = 'help' | (ConformanceOptions & { readonly json: boolean });

const date = z.iso.date('must be a date (YYYY-MM-DD)').optional();

const values = z
  .object({
    url: z.string('must be set').pipe(platformAddress),
    token: z.string('or CONFORMANCE_TOKEN must be set'),
    'other-token': z.string().optional(),
    'sign-in': z
      .string()
      .regex(/^[^:]+:[^:]+$/, 'must be an email address and a code, separated by a colon')
      .optional(),
    home: z.string().optional(),
    from: date,
    until: date,
    card: z.string().optional(),
    tenant: z.enum(['consumer', 'corporate'], "must be 'consumer' or 'corporate'").default('consumer'),
    paths: paths
      .refine(
        (map) => Object.keys(map).every(contract.hasPath),
        'must map paths of schema/platform.openapi.yaml',
      )
      .default({}),
    'timeout-ms': wholeNumber(1, 600_000).optional(),
    write: z.boolean(),
    json: z.boolean(),
    help: z.boolean(),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    path: ['until'],
    error: 'must be after --from',
  });

/** Parses the arguments of the command. Throws CommandError. */
export function parseCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Command {
  const given = argumentsOf(args);
  if (given.help) return 'help';
  const parsed = values.safeParse({
    ...given,
    token: given.token ?? environment['CONFORMANCE_TOKEN'],
    'other-token': given['other-token'] ?? environment['CONFORMANCE_OTHER_TOKEN'],
  });
  if (!parsed.success)
    throw new CommandError(
      parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('\n'),
    );
  const { url, token, from, until, home, card, tenant, write, json, ...rest } = parsed.data;
  const [emailAddress, code] = rest['sign-in']?.split(':') ?? [];
  return {
    url,
    token,
    otherToken: rest['other-token'],
    signIn: emailAddress === undefined || code === undefined ? undefined : { emailAddress, code },
    write,
    stay: {
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      listingId: home,
    },
    cardId: card,
    tenant,
    paths: rest.paths,
    ...(rest['timeout-ms'] === undefined ? {} : { timeoutMs: rest['timeout-ms'] }),
    json,
  };
}

function argumentsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: text,
        token: text,
        'other-token': text,
        'sign-in': text,
        home: text,
        from: text,
        until: text,
        card: text,
        tenant: text,
        paths: text,
        'timeout-ms': text,
        write: flag,
        json: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new CommandError((error as Error).message, { cause: error });
  }
}
