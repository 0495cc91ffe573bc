/**
 * Measures the time that the gateway adds to the platform's own on the portal's heaviest read: a listing page with a year of
 * calendar and the rewards accounts. Baseline, in the same run: the same three REST calls, sent in parallel directly to the
 * platform. `npm run bench`
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { buildIfStale, servers } from '#scripts/bundles.ts';
import { demand, signIn, type Credentials } from '#system-tests/testing/graph.ts';
import { freePort, startProgram, temporaryDataDir } from '#system-tests/testing/programs.ts';
import { primaryCardholder, stayIn } from '#system-tests/testing/stays.ts';

const WARM_UP = 60;
const ROUNDS = 300;
const LISTING = 'test-always-works';
const stay = stayIn(40, 3);

const QUERY = `query ListingPage($id: ID!, $stay: StayInput!) {
  listing(id: $id, stay: $stay) {
    id name description starRating userRating
    amenities { kind displayName }
    photos { url sources { url width } alt tag }
    reviews(first: 50) { edges { node { id author date text } } }
    availability(stay: $stay) {
      __typename
      ... on Available { rate { nightly { fiat { minorUnits currencyCode } } total { fiat { minorUnits currencyCode } } } }
    }
  }
  calendar(listingId: $id) {
    date isAvailable isCheckInAllowed isAvailableForCheckout nightlyPrice { minorUnits currencyCode } minimumStay maximumStay
  }
  rewardsAccounts { accountReferenceId productDisplayName rewardsBalance { value currency formatted } }
}`;

const agent = new Agent({ keepAlive: true });

function post(
  url: string,
  method: string,
  body: unknown,
  { token, csrfToken }: Credentials,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      authorization: `Bearer ${token}`,
      'h-csrf-token': csrfToken,
    };
    const call = request(url, { method, agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(text);
  });
}

interface Measured {
  readonly median: number;
  readonly p95: number;
}

async function measure(run: () => Promise<unknown>): Promise<Measured> {
  for (let round = 0; round < WARM_UP; round += 1) await run();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

/** Processor time of a process so far, in milliseconds (Linux: hundredths of a second in /proc). */
function processorTime(processId: number): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const residentMegabytes = (processId: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1024);

/** The three REST calls that the query replaces, in parallel. */
function straightCalls(platformUrl: string, credentials: Awaited<ReturnType<typeof signIn>>) {
  const { fromDate: from, untilDate: until, adults, children } = stay;
  const year = { from, until: stayIn(364, 0).fromDate };
  return Promise.all([
    post(
      `${platformUrl}/api/v0/homes/shop`,
      'POST',
      {
        listingId: LISTING,
        stayDetails: {
          dateRange: { from, until },
          guestDetails: { adults, children, infants: 0, petsIncluded: false },
        },
        distributionChannels: [{ channelId: 'General' }],
      },
      credentials,
    ),
    post(
      `${platformUrl}/api/v0/homes/listing/getCalendarAvailability`,
      'PUT',
      { listingId: LISTING, dateRange: year },
      credentials,
    ),
    post(`${platformUrl}/api/v0/rewards/accounts`, 'PUT', {}, credentials),
  ]);
}

const row = (name: string, { median, p95 }: Measured) =>
  `${name.padEnd(34)} median ${median.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`;

async function main(): Promise<void> {
  await buildIfStale(servers);
  const dataDir = temporaryDataDir();
  const [platformPort, port] = [await freePort(), await freePort()];
  const quiet = { NODE_ENV: 'production', PROXY_HOPS: '0', LOG_LEVEL: 'warn' };
  const platform = await startProgram('platform', platformPort, {
    ...quiet,
    DEMO: 'on',
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: dataDir.path,
  });
  const gateway = await startProgram('gateway', port, {
    ...quiet,
    PORT: String(port),
    PLATFORM_URL: platform.url,
  });
  try {
    const credentials = await signIn(gateway.url, primaryCardholder.emailAddress, primaryCardholder.code);
    const variables = { id: LISTING, stay };
    await demand(gateway.url, QUERY, variables, credentials);

    const straight = () => straightCalls(platform.url, credentials);
    const throughTheGraph = () =>
      post(`${gateway.url}/graphql`, 'POST', { query: QUERY, variables }, credentials);

    const baseline = await measure(straight);
    const processorBefore = processorTime(gateway.processId);
    const graph = await measure(throughTheGraph);
    const processor = (processorTime(gateway.processId) - processorBefore) / (ROUNDS + WARM_UP);

    console.log(row('three REST calls side by side', baseline));
    console.log(row('one query through the gateway', graph));
    console.log(`ratio of the medians               ${(graph.median / baseline.median).toFixed(2)}`);
    console.log(`processor time of the gateway      ${processor.toFixed(2)} ms a query`);
    console.log(`memory of the gateway              ${residentMegabytes(gateway.processId)} MB`);
  } finally {
    await gateway.stop();
    await platform.stop();
    dataDir.remove();
  }
}

void main().then(() => process.exit(0));
