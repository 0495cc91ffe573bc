/**
 * Fails when a document names a path, a file, an identifier or an npm script that does not exist, when a comment names a file
 * that does not exist, and for words that the repository avoids (plain-words.ts). Paths are in backticks and begin with a folder
 * of the repository; `<placeholders>` and patterns are ignored.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../package.json';
import { missingFilesIn, missingNamesIn, wordsOf } from './document-names';
import { avoidedWordsIn } from './plain-words';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const roots = new Set(tracked.map((file) => file.split('/')[0]));
const documents = tracked.filter((file) => file.endsWith('.md'));
const scripts = new Set(Object.keys(packageJson.scripts));

const SOURCE = /\.(tsx?|mjs|json|jsonc|graphql|ya?ml|sql|sh|py|html)$|(^|\/)(Dockerfile|\.ci\/run)$/;
const knownNames = {
  files: new Set(tracked.map((file) => file.split('/').at(-1) ?? '')),
  words: wordsOf(
    tracked.filter((file) => SOURCE.test(file) && existsSync(file)).map((file) => readFileSync(file, 'utf8')),
  ),
};

const looksLikePath = (text: string): boolean =>
  /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(text) && text.includes('/') && roots.has(text.split('/')[0] ?? '');

const problems = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8');
  const paths = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '').filter(looksLikePath);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    join(dirname(document), match[1] ?? ''),
  );
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  return [
    ...paths
      .filter((path) => !existsSync(path) && !existsSync(join(dirname(document), path)))
      .map((path) => `no such path: ${path}`),
    ...links.filter((path) => !existsSync(path)).map((path) => `no such link: ${path}`),
    ...commands.filter((name) => !scripts.has(name)).map((name) => `no such command: npm run ${name}`),
    // The schema's changelog names removed parts.
    ...(document === 'docs/schema-changelog.md' ? [] : missingNamesIn(text, knownNames)),
  ].map((problem) => `${document}: ${problem}`);
});

const PROSE = /\.(tsx?|mjs|md|graphql|ya?ml)$/;
const WRITTEN_ELSEWHERE = /^schema\/released\/|^docs\/glossary\.md$|^scripts\/plain-words\./;

problems.push(
  ...tracked
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !WRITTEN_ELSEWHERE.test(path) && existsSync(path))
    .flatMap((path) =>
      missingFilesIn(readFileSync(path, 'utf8'), tracked).map((problem) => `${path}: ${problem}`),
    ),
);
problems.push(
  ...tracked
    .filter((path) => PROSE.test(path) && !WRITTEN_ELSEWHERE.test(path) && existsSync(path))
    .flatMap((path) => avoidedWordsIn(path, readFileSync(path, 'utf8'))),
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${documents.length} documents name only what exists, in plain words.`);
