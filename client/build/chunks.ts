/**
 * Decides which files the built client consists of. The code of every page is split into a few large files by library, so that
 * most of them stay in browser caches across deployments; what opens over a page (dialogs; menus and notes) is one file each,
 * loaded on first use. Without groups each page would fetch some forty files.
 */
import { basename } from 'node:path';
import { FIRST_VIEWS } from '../portal/first-views';

/** The components that the shell and most screens use. Other components load with the part that shows them. */
const BASICS = [
  'absolute-center',
  'badge',
  'box',
  'button',
  'center',
  'circle',
  'container',
  'empty-state',
  'flex',
  'grid',
  'heading',
  'icon',
  'link',
  'loader',
  'simple-grid',
  'skeleton',
  'skip-nav',
  'span',
  'spinner',
  'square',
  'stack',
  'text',
  'visually-hidden',
];

const path = (id: string): string => id.replaceAll('\\', '/');

const ofPackages =
  (...names: string[]) =>
  (id: string): boolean =>
    names.some((name) => path(id).includes(`/node_modules/${name}/`));

/** What only the code that follows subscriptions uses of rxjs (client/app/graph/live-ways.ts). */
const isLive = (id: string): boolean =>
  /\/rxjs\/.*\/(merge|repeat|startWith|takeUntil|takeWhile|timeout)\.js$/.test(path(id));

/** Apollo Client, without the parts that only later screens and presses need. */
const isGraph = (id: string): boolean =>
  ofPackages('@apollo/client', 'graphql', 'rxjs', 'optimism', '@wry', 'tslib')(id) &&
  !isLive(id) &&
  !/\/@apollo\/client\/react\/hooks\/use(LazyQuery|Subscription)\.js/.test(path(id));

const CHAKRA = '/@chakra-ui/react/dist/esm/';
const styling = ofPackages('@emotion', 'stylis', '@pandacss', 'react-is', 'hoist-non-react-statics');

/** The modules of the portal component, which the shell's announcer uses. */
const isPortal = (id: string): boolean =>
  /@zag-js\/(utils\/dist\/guard|dom-query\/dist\/(node|shared))|@ark-ui\/react\/dist\/(components\/portal|providers\/environment|utils\/create-context)/.test(
    path(id),
  );

/** The modules that only client/app/theme/late-recipes.ts needs. */
const isLateRecipe = (id: string): boolean =>
  /\/theme\/recipes\/(combobox|dialog|field|fieldset|input|menu|native-select|pin-input|popover|radio-card|radiomark|select|switch|toast|tooltip)\.js$/.test(
    path(id),
  );

/** Chakra's engine, the theme's recipes with the anatomies that they name, and the basic components. */
function isLook(id: string): boolean {
  if (isLateRecipe(id)) return false;
  const [, inChakra] = path(id).split(CHAKRA);
  if (inChakra === undefined) {
    return styling(id) || /[./-]anatomy\.m?js$/.test(path(id)) || isPortal(id);
  }
  const [folder, component, file] = inChakra.split('/');
  // The close button and its icon load with dialogs.
  if (file === 'close-button.js') return false;
  return folder !== 'components' || BASICS.includes(component ?? '');
}

/** The state machines behind Chakra's interactive components. */
const isMachine = (id: string): boolean =>
  /\/@zag-js\/(auto-resize|core|dom-query|react|types|utils)\/|\/@ark-ui\/react\/dist\/(providers|utils|_virtual)\//.test(
    path(id),
  );

/** The positioning of floating elements: menus, popovers, notes. */
const isFloating = (id: string): boolean =>
  ofPackages('@floating-ui', '@zag-js/popper', '@zag-js/rect-utils')(id) ||
  /\/@(zag-js|ark-ui|chakra-ui)\/.*\/?(menu|popover|tooltip)\//.test(path(id));

/** Dialogs, and the code that they share with everything else that opens over a page. */
const isOverlay = (id: string): boolean =>
  ofPackages('@zag-js')(id) || /\/@(ark-ui|chakra-ui)\/react\/.*\/(dialog|portal|presence)\//.test(path(id));

/** The modules of forms. They import no widgets, because widgets import them and circular files do not start. */
const isForm = (id: string): boolean =>
  /\/@(ark-ui|chakra-ui)\/react\/.*\/(field|fieldset|group|input|input-addon|input-element|input-group|native-select|textarea)\//.test(
    path(id),
  );

/** Choices of one of several: no first view contains them, and their state machine is large. */
const isChoice = (id: string): boolean =>
  /\/@(zag-js|ark-ui|chakra-ui)\/.*\/?(radio-card|radio-group|radiomark)\//.test(path(id));

/** Comboboxes, which float and open over a page: in the file of either, they would make the two import each other. */
const isCombobox = (id: string): boolean => /\/@(zag-js|ark-ui|chakra-ui)\/.*\/?combobox\//.test(path(id));

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a module is loaded together with another one, through any number of imports. */
function comesWith(root: string, id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const isReached = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return path(module).endsWith(root) || (modules.getModuleInfo(module)?.importers ?? []).some(isReached);
  };
  return isReached(id);
}

/** Our modules, and dayjs, which is part of the rules. */
const isOurs = (id: string): boolean =>
  (/\/(client|domain|schema)\//.test(path(id)) && !path(id).includes('/node_modules/')) ||
  ofPackages('dayjs')(id);

const APPLICATION = '/client/portal/main.tsx';
/** The screens that most visits begin with, by the name of their file. */
const PLAIN_VIEWS = FIRST_VIEWS.filter(({ isPlain }) => isPlain).map(({ screen }) => ({
  name: basename(screen, '.screen.tsx'),
  screen: `/client/${screen}`,
}));

/** The theme, with the widths that it names. Computing its styles takes as long as the rest of the shell, so that it runs in a separate task. */
const isTheme = (id: string): boolean =>
  /\/(client\/app\/theme\/(system|precomputed-system|foundation|recipes)|domain\/portal\/breakpoints)\.ts$/.test(
    path(id),
  );

/** Our modules that every page needs. */
function fileOfEveryPage(id: string, modules: Modules): string | null {
  if (id.includes('vite/preload-helper')) return 'shell';
  if (!isOurs(id) || path(id).endsWith(APPLICATION)) return null;
  return comesWith(APPLICATION, id, modules) ? 'shell' : null;
}

/**
 * Our modules that a first view shares with another first view or with later screens. A module that only one screen needs is part
 * of the file of that screen.
 */
function fileOfShared(id: string, modules: Modules): string | null {
  if (!isOurs(id)) return null;
  const views = PLAIN_VIEWS.filter(({ screen }) => comesWith(screen, id, modules));
  if (views.length === 0) return path(id).includes('/domain/') ? 'more-rules' : null;
  return views.length === 1 ? `${views[0]?.name}-parts` : 'stay-parts';
}

export const chunks = {
  // A group includes what it names but not its dependencies: otherwise dialogs would load with the first button.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: ofPackages('react', 'react-dom', 'react-router', 'scheduler') },
    { name: 'graph', test: isGraph },
    { name: 'look', test: isLook },
    { name: 'choice', test: isChoice, minShareCount: 2 },
    { name: 'combobox', test: isCombobox, minShareCount: 2 },
    { name: 'machine', test: isMachine, minShareCount: 3 },
    { name: 'floating', test: isFloating, minShareCount: 2 },
    { name: 'overlay', test: isOverlay, minShareCount: 3 },
    { name: 'form', test: isForm, minShareCount: 2 },
    { name: 'widgets', test: ofPackages('@chakra-ui'), minShareCount: 3 },
    { name: 'theme', test: isTheme },
    { name: fileOfEveryPage },
    { name: fileOfShared, minShareCount: 2 },
  ],
};
