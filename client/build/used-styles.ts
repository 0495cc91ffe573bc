/**
 * Removes from Chakra what no source can use: style properties, their shorthands, and conditions (`_hover`) whose name occurs in
 * none of our files and in none of Chakra's. Chakra looks up each of them by name when a component renders, so a bundler alone
 * has to keep them all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ESTree, Plugin } from 'vite';

const client = resolve(import.meta.dirname, '..');
const packages = resolve(client, '../node_modules');
const CHAKRA = join(packages, '@chakra-ui/react/dist/esm');
const PROPERTIES = join(packages, '@pandacss/is-valid-prop/dist/index.mjs');
const UTILITIES = join(CHAKRA, 'preset-base.js');

export const usedStyles = (): Plugin => {
  let words: ReadonlySet<string>;
  return {
    name: 'used-styles',
    apply: 'build',
    buildStart() {
      words = wordsOf(sources());
    },
    transform(code, id) {
      if (id === PROPERTIES) return { code: withoutProperties(code, words), map: null };
      if (id === UTILITIES) return { code: withoutEntries(code, this.parse(code), words), map: null };
      return null;
    },
  };
};

/** Our files, and Chakra's own except the lists themselves. */
function* sources(): Generator<string> {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/.test(name) && !/\.test\.|(^|\/)(dist|node_modules|testing|build)\//.test(name)) {
      yield join(client, name);
    }
  }
  for (const name of readdirSync(CHAKRA, { recursive: true, encoding: 'utf8' })) {
    const file = join(CHAKRA, name);
    if (name.endsWith('.js') && file !== UTILITIES) yield file;
  }
}

/** The names in texts; the name of a condition is written with a leading underscore. */
export function wordsOf(files: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const file of files) {
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[A-Za-z][A-Za-z0-9]*/g)) words.add(word);
  }
  return words;
}

export function withoutProperties(code: string, words: ReadonlySet<string>): string {
  const list = /(cssPropertiesStr = ")([^"]+)(")/;
  if (!list.test(code)) throw new Error('The list of CSS properties is written in another way');
  return code.replace(
    list,
    (_, start: string, names: string, end: string) =>
      start +
      names
        .split(',')
        .filter((name) => words.has(name))
        .join(',') +
      end,
  );
}

interface Entry {
  readonly start: number;
  readonly end: number;
  /** Its name, and the shorthands that it defines. */
  readonly names: readonly string[];
}

export function withoutEntries(code: string, program: ESTree.Program, words: ReadonlySet<string>): string {
  const entries = [...entriesOf(program)];
  if (entries.length === 0) throw new Error("Chakra's utilities are written in another way");
  return entries
    .filter(({ names }) => !names.some((name) => words.has(name)))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** Every condition and every utility of Chakra's configuration. */
function* entriesOf(program: ESTree.Program): Generator<Entry> {
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
      const config = init.arguments[0];
      if (init.callee.name === 'defineConditions') yield* propertiesOf(config);
      if (init.callee.name === 'defineConfig') yield* propertiesOf(valueOf(config, 'utilities'));
    }
  }
}

function* propertiesOf(node: ESTree.Node | undefined): Generator<Entry> {
  if (node?.type !== 'ObjectExpression') return;
  for (const property of node.properties) {
    const name = nameOf(property);
    if (property.type !== 'Property' || name === undefined) continue;
    const shorthand = valueOf(property.value, 'shorthand');
    const shorthands = shorthand?.type === 'ArrayExpression' ? shorthand.elements : [];
    yield {
      start: property.start,
      end: property.end,
      names: [name, ...shorthands.flatMap((each) => (each?.type === 'Literal' ? [String(each.value)] : []))],
    };
  }
}

function valueOf(node: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const found = node.properties.find((property) => nameOf(property) === name);
  return found?.type === 'Property' ? found.value : undefined;
}

const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined;
