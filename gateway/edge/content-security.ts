import type { Environment } from '../kernel/environment';

/** The content security policy of a page of the gateway; the browser refuses everything else. */
export interface PageSecurity {
  readonly nonce: string;
  /** The `Host` header of the page's request. */
  readonly host: string | undefined;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of the portal. Styles need the nonce (Chakra writes them at run time), style attributes cannot have one. The browser
 * connects to this gateway, and posts card numbers to the vault, which the gateway itself never sees.
 */
export function portalPolicy(
  { nonce, host }: PageSecurity,
  { vaultOrigins, imageOrigins, mapTiles, ownPlatform, platformUrl }: Environment,
): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      ...(mapTiles === undefined ? [] : [originPattern(mapTiles.url)]),
      ...(ownPlatform ? [] : [new URL(platformUrl).origin]),
      ...imageOrigins,
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...socketsOf(host), ...vaultOrigins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...trustedTypes([]),
  });
}

/** The playground: its editor starts workers and writes styles and fonts. */
export function playgroundPolicy({ nonce, host }: PageSecurity): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...socketsOf(host)],
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...trustedTypes(editorPolicies),
  });
}

/** Policies of Monaco, the editor of the playground. */
const editorPolicies = [
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'standaloneColorizer',
  'stickyScrollViewLayer',
  'tokenizeToString',
];

/** Text becomes markup or code only through these policies; the first two are the client's own (client/app/page/trusted-types.ts). */
const trustedTypes = (names: readonly string[]): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'inert-html', ...names],
});

/** Features that Chromium supports on a desktop and our pages do not use; other names would log a warning on every page. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The position is requested by a search near the traveler. */
export const permissionsPolicy = `${unusedFeatures.map((feature) => `${feature}=()`).join(', ')}, geolocation=(self)`;

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Some browsers do not include the page's own WebSockets in 'self'. */
function socketsOf(host: string | undefined): string[] {
  return host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)
    ? [`ws://${host}`, `wss://${host}`]
    : [];
}

/** The origin of a tile address, whose host may begin with a `{placeholder}`. */
function originPattern(url: string): string {
  return (/^https?:\/\/[^/]+/.exec(url)?.[0] ?? url).replace(/\{\w+\}/, '*');
}
