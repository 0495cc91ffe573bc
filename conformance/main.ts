/**
 * `npm run conformance -- --url https://platform.example --token …`: tests a platform against schema/platform.openapi.yaml
 * (docs/conformance.md). Exit code 0: no findings; 1: it deviates; 2: the command is invalid.
 */
import { parseArgs } from 'node:util';
import { textOf } from './report';
import { type ConformanceOptions, runConformance } from './run';

const USAGE = `npm run conformance -- --url <address> --token <bearer token> [options]

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

CONFORMANCE_TOKEN and CONFORMANCE_OTHER_TOKEN keep tokens out of the command line.`;

function optionsOf(): (ConformanceOptions & { readonly json: boolean }) | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
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
    },
  });
  const { url, token = process.env['CONFORMANCE_TOKEN'], from, until, home, tenant = 'consumer' } = values;
  if (url === undefined || token === undefined || !URL.canParse(url)) return undefined;
  if (tenant !== 'consumer' && tenant !== 'corporate') return undefined;
  const [emailAddress, code] = values['sign-in']?.split(':') ?? [];
  const timeoutMs = Number(values['timeout-ms']);
  return {
    url,
    token,
    otherToken: values['other-token'] ?? process.env['CONFORMANCE_OTHER_TOKEN'],
    signIn: emailAddress === undefined || code === undefined ? undefined : { emailAddress, code },
    write: values.write,
    stay: {
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      listingId: home,
    },
    cardId: values.card,
    tenant,
    paths: JSON.parse(values.paths ?? '{}') as Record<string, string>,
    ...(timeoutMs > 0 ? { timeoutMs } : {}),
    json: values.json,
  };
}

async function main(): Promise<void> {
  const options = optionsOf();
  if (options === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const report = await runConformance(options);
  console.log(options.json ? JSON.stringify(report, null, 2) : textOf(report));
  process.exitCode = report.isConformant ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
