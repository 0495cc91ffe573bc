/**
 * Writes rendered.html next to index.html: the frame of the pages that the gateway renders. It loads only fonts before the page
 * is seen; boot.ts loads the application. The gateway fills in the names between percent signs, and sends the part before %HEAD%
 * while it reads the data of the page and renders it: that part ends with the mark of a starting page, which is seen meanwhile.
 */
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { DESKTOP_QUERY } from '#domain/portal/breakpoints.ts';
import { type BootFiles, bootScript } from './boot';

export const renderedPage = (bootFiles: (bundle: Rolldown.OutputBundle) => BootFiles): Plugin => ({
  name: 'rendered-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('index.html has not been built');
      this.emitFile({
        type: 'asset',
        fileName: 'rendered.html',
        source: frameOf(String(index.source), stylesOf(String(index.source), bundle), bootFiles(bundle)),
      });
    },
  },
});

interface StyleSheet {
  readonly href: string;
  readonly text: string;
}

/** The application's styles: its fonts. The rendered components bring their own styles. */
function stylesOf(index: string, bundle: Rolldown.OutputBundle): StyleSheet {
  const [, href = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(index) ?? [];
  const file = bundle[href.slice(1)];
  if (file?.type !== 'asset') throw new Error('index.html has no stylesheet');
  return { href, text: String(file.source) };
}

/** For the mark of a starting page, which the page then covers, for a hidden page, and for a pressed control that is not hydrated yet. */
const OWN_STYLES =
  '#starting{position:absolute;inset:0 0 auto}.not-for-this-browser #root{visibility:hidden}[data-pressed]{opacity:.7;cursor:progress}';

/** Controls that require scripts are hidden without them; `noscript` contains their replacements. */
const WITHOUT_SCRIPTS =
  '#starting{display:none}.needs-scripts{display:none!important}.without-scripts{padding:.5rem 1rem;text-align:center;font:.875rem/1.5 system-ui,sans-serif;background:#0f4a43;color:#fff}';

/** Moves the title and the styles of the page to the head, which has ended, before the page is parsed. */
const TO_HEAD = "document.head.append(...document.querySelectorAll('body>:is(title,style)'))";

const NOTE =
  '<noscript><aside class="without-scripts" aria-label="Without JavaScript">You can search and read homes without JavaScript. Booking needs it.</aside></noscript>';

function frameOf(index: string, styles: StyleSheet, files: BootFiles): string {
  const nonce = 'nonce="%CSP_NONCE%"';
  const [, starting = ''] = /<div id="root">([\s\S]*?)\n {4}<\/div>/.exec(index) ?? [];
  return replaced(index, [
    [/<html lang="en">/, '<html lang="en" %VISIT%>'],
    // Fetches the files of the first screen; boot.ts does that here.
    [/<script nonce="%CSP_NONCE%">\(function \(\) \{\s*var files[\s\S]*?<\/script>\s*/, ''],
    [/\s*<title>.*?<\/title>/, ''],
    [/\s*<script type="module"[^>]*><\/script>/, ''],
    [/(\s*<link rel="modulepreload"[^>]*>)+/, ''],
    [
      /\s*<link rel="stylesheet"[^>]*>/,
      // The disabled link stands for the inline styles: Vite's loader adds the file of a part of the application only if no link
      // names it, and new fonts lay the whole page out again.
      `\n    <link rel="stylesheet" href="${styles.href}" disabled>\n    <style ${nonce}>${styles.text}${OWN_STYLES}</style>`,
    ],
    [
      /\s*<noscript>[\s\S]*?<\/noscript>/,
      '<script type="application/json" id="rendered-state">%STATE%</script>',
    ],
    [
      /<div id="root">[\s\S]*?\n {4}<\/div>/,
      `<div id="starting">${starting.replace(/<!--.*?-->/, '').trim()}</div>%HEAD%<script ${nonce}>${TO_HEAD}</script>${NOTE}<div id="root">%BODY%</div>`,
    ],
    [
      /(<\/style>)(?![\s\S]*<\/style>)/,
      `$1\n    <script ${nonce}>${minified(bootScript(files, DESKTOP_QUERY))}</script>\n    <noscript><style ${nonce}>${WITHOUT_SCRIPTS}</style></noscript>`,
    ],
  ]);
}

/** The photo of the page is requested only after this script has arrived. */
function minified(script: string): string {
  const { code, errors } = minifySync('boot.js', script);
  if (errors.length > 0) throw new Error(`The boot script: ${errors[0]?.message}`);
  return code;
}

/** Fails unless each text occurs exactly as expected: a build that differs needs a new look here. */
function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((before, [place, next]) => {
    if (!place.test(before)) throw new Error(`index.html has no ${String(place)}`);
    return before.replace(place, (found, first: unknown) =>
      next.replace('$1', () => (typeof first === 'string' ? first : found)),
    );
  }, text);
}
