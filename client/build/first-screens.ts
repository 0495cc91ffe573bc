/**
 * Starts loading the first screen of a visit together with the page: a script in index.html fetches the screen's files next to the
 * application's, by the requested path (client/portal/first-views.ts). The application would request them much later.
 */
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import { FIRST_VIEWS, type FirstView } from '../portal/first-views';
import type { BootFiles } from './boot';

/** The recipes that the router loads for all other screens. */
const LATE_RECIPES = 'app/theme/late-recipes.ts';

const client = resolve(import.meta.dirname, '..');

export const firstScreens = (): Plugin => ({
  name: 'first-screens',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, chunk }) => (bundle && chunk ? tagsFor(bundle, chunk) : []),
  },
});

function tagsFor(bundle: Rolldown.OutputBundle, application: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const atOnce = withImports(bundle, [application.fileName]);
  const filesByPath = screenFiles(bundle, atOnce);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  return [
    {
      tag: 'script',
      attrs: { nonce: '%CSP_NONCE%' },
      children: start(filesByPath),
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
    screens: screenFiles(bundle, application),
  };
}

/** The files of each first view in addition to the application's, by the path without a trailing slash, in the order of need. */
const screenFiles = (bundle: Rolldown.OutputBundle, application: readonly string[]): BootFiles['screens'] =>
  Object.fromEntries(
    FIRST_VIEWS.flatMap(({ paths, ...view }) => {
      const files = withImports(bundle, filesOf(bundle, view)).filter((file) => !application.includes(file));
      return paths.map((path) => [withoutTrailingSlashes(path), libraryFirst(bundle, files)] as const);
    }),
  );

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
  { screen, isPlain = false }: Pick<FirstView, 'screen' | 'isPlain'>,
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
  var files = ${JSON.stringify(screens)}[location.pathname.replace(/\\/$/, '')];
  if (files) files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  });
})();`;
