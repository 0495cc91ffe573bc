/** Writes docs/requirements.md; with --check, fails when the page or the register is out of date. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pageOf, parseRegister, problemsOf } from './requirement-register';

const PAGE = 'docs/requirements.md';
const REGISTER = 'docs/requirements.yaml';

const TEXT = /\.(ts|tsx|mjs|graphql|ya?ml|md|json|html|css|sql)$/;
const NOT_WRITTEN_HERE = new Set([PAGE, REGISTER, 'package-lock.json']);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => TEXT.test(path) && !NOT_WRITTEN_HERE.has(path) && existsSync(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const register = parseRegister(readFileSync(REGISTER, 'utf8'));
const page = pageOf(register, files);
const problems = problemsOf(register, files);

if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  problems.push(`${PAGE} is out of date: run npm run requirements.`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${PAGE} agrees with the register and the tests.`);
