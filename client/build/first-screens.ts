/**
 * Starts loading the first screen of a visit together with the page. A script in index.html fetches the screen's files next to
 * the application's, by the requested path, and runs the screen's prefetch script; the application would request them much later.
 * To let another screen prefetch its queries, add a `prefetch` script to its row.
 */
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { ROUTES } from '#domain/routes.ts';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import { SessionDocument } from '../app/session/session.generated';
import { ListingDocument } from '../screens/booking/listing/listing.generated';
import type { BootFiles } from './boot';

interface FirstScreen {
  readonly paths: readonly string[];
  /** A path below client/. */
  readonly screen: string;
  readonly prefetch?: string;
  /** Rendered with the recipes that load first (client/app/theme/recipes.ts). */
  readonly isPlain?: boolean;
}

const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    paths: [ROUTES.root, ROUTES.stays],
    screen: 'screens/discover/stays-home/stays-home.screen.tsx',
    isPlain: true,
  },
  {
    paths: [ROUTES.staysAvailability],
    screen: 'screens/discover/stays-availability/stays-availability.screen.tsx',
    isPlain: true,
  },
  {
    paths: [ROUTES.vacationRentalsShop],
    screen: 'screens/booking/listing/listing.screen.tsx',
    prefetch: 'portal/prefetch-listing.ts',
    isPlain: true,
  },
  { paths: [ROUTES.vacationRentalsCustomize], screen: 'screens/booking/customize/customize.screen.tsx' },
  { paths: [ROUTES.vacationRentalsBook], screen: 'screens/booking/checkout/checkout.screen.tsx' },
  { paths: [ROUTES.vacationRentalsConfirm], screen: 'screens/booking/confirmation/confirmation.screen.tsx' },
  { paths: [ROUTES.trips], screen: 'screens/trips/trips.screen.tsx' },
  { paths: [ROUTES.favorites], screen: 'screens/discover/favorites/favorites.screen.tsx' },
  { paths: [ROUTES.login], screen: 'screens/account/sign-in/sign-in.screen.tsx' },
];

/** The recipes that the router loads for all other screens. */
const LATE_RECIPES = 'app/theme/late-recipes.ts';

const QUERY_TEXTS = 'virtual:query-texts';
const client = resolve(import.meta.dirname, '..');

export const firstScreens = (): Plugin => ({
  name: 'first-screens',
  buildStart() {
    if (this.environment.mode !== 'build') return;
    for (const { prefetch } of FIRST_SCREENS) {
      if (prefetch !== undefined) this.emitFile({ type: 'chunk', id: resolve(client, prefetch) });
    }
  },
  resolveId: (id) => (id === QUERY_TEXTS ? `\0${QUERY_TEXTS}` : null),
  load: (id) => (id === `\0${QUERY_TEXTS}` ? queryTexts({ ListingDocument, SessionDocument }) : null),
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, chunk }) => (bundle && chunk ? tagsFor(bundle, chunk) : []),
  },
});

const queryTexts = (documents: { ListingDocument: DocumentNode; SessionDocument: DocumentNode }): string => {
  const text = (document: DocumentNode) => JSON.stringify(print(addTypenameToDocument(document)));
  return [
    `export const listingQuery = ${text(documents.ListingDocument)};`,
    `export const sessionQuery = ${text(documents.SessionDocument)};`,
  ].join('\n');
};

function tagsFor(bundle: Rolldown.OutputBundle, application: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const atOnce = withImports(bundle, [application.fileName]);
  const rows = FIRST_SCREENS.flatMap(({ paths, prefetch, ...screen }) => {
    const first = prefetch === undefined ? [] : [fileOf(bundle, prefetch)];
    const files = withImports(bundle, [...first, ...filesOf(bundle, screen)]).filter(
      (file) => !atOnce.includes(file),
    );
    return paths.map((path) => [withoutTrailingSlashes(path), { files, prefetch: first[0] }] as const);
  });
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  return [
    {
      tag: 'script',
      attrs: { nonce: '%CSP_NONCE%' },
      children: start(Object.fromEntries(rows)),
      injectTo: 'head-prepend',
    },
    ...fonts.map((file): HtmlTagDescriptor => ({
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/${file}`,
        crossorigin: true,
        // After the scripts: the browser fetches the fonts while they run, because scripts draw the text.
        fetchpriority: 'low',
      },
      injectTo: 'head',
    })),
  ];
}

/** The files that a rendered page loads later: libraries before their importers, so that each file can run alone. */
export function bootFiles(bundle: Rolldown.OutputBundle): BootFiles {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
  );
  if (!entry) throw new Error('The application is not a separate file');
  const application = withImports(bundle, [entry.fileName]);
  return {
    application: libraryFirst(bundle, application),
    screens: Object.fromEntries(
      FIRST_SCREENS.flatMap(({ paths, ...screen }) => {
        const files = withImports(bundle, filesOf(bundle, screen)).filter(
          (file) => !application.includes(file),
        );
        return paths.map((path) => [withoutTrailingSlashes(path), libraryFirst(bundle, files)] as const);
      }),
    ),
  };
}

function libraryFirst(bundle: Rolldown.OutputBundle, files: readonly string[]): string[] {
  const ordered: string[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (visited.has(name) || file?.type !== 'chunk') return;
    visited.add(name);
    file.imports.forEach(visit);
    if (files.includes(name)) ordered.push(name);
  };
  files.forEach(visit);
  return ordered;
}

const filesOf = (
  bundle: Rolldown.OutputBundle,
  { screen, isPlain = false }: Pick<FirstScreen, 'screen' | 'isPlain'>,
): string[] => [fileOf(bundle, screen), ...(isPlain ? [] : [fileOf(bundle, LATE_RECIPES)])];

/** The file that a module was built into. */
function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === resolve(client, module),
  );
  if (!chunk) throw new Error(`${module} is not a separate file`);
  return chunk.fileName;
}

/** Files with everything that they import, each once, in the order of need. */
function withImports(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
  found: string[] = [],
): string[] {
  for (const name of files) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.includes(name)) continue;
    found.push(name);
    withImports(bundle, file.imports, found);
  }
  return found;
}

/** The script of index.html: plain JavaScript that runs before everything else. */
const start = (screens: object): string => `(function () {
  var first = ${JSON.stringify(screens)}[location.pathname.replace(/\\/$/, '')];
  if (!first) return;
  first.files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  });
  if (first.prefetch) import('/' + first.prefetch);
})();`;
