/** The register of requirements (docs/requirements.yaml), the tests that name each, and the page that shows both. */
import { parse } from 'yaml';
import { z } from 'zod';

const entry = z.union([z.string(), z.strictObject({ text: z.string(), note: z.string() })]);

const registerSchema = z.array(
  z.strictObject({
    prefix: z.string().regex(/^[A-Z]{2}$/),
    title: z.string(),
    requirements: z.record(z.string().regex(/^[A-Z]{2}-\d{2}$/), entry),
  }),
);

export type Register = z.infer<typeof registerSchema>;

export interface SourceFile {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
}

export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly note: string | null;
  /** Paths of the test files whose titles name the requirement. */
  readonly tests: readonly string[];
}

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const NOTE = /^(Not built|Partly built|Decided otherwise): \S.*\.$/;

export const parseRegister = (yaml: string): Register => registerSchema.parse(parse(yaml));

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Ids in test titles: `[PM-13]`, or a row of a table whose title is `[%s]`. */
const idsInTitles = (text: string): string[] =>
  unique(
    [...text.matchAll(/\[([A-Z]{2}-\d{2})\]|'([A-Z]{2}-\d{2})'/g)].map((match) => match[1] ?? match[2] ?? ''),
  );

export function requirementsOf(register: Register, files: readonly SourceFile[]): Requirement[] {
  const tests = files
    .filter(({ path }) => TEST_FILE.test(path))
    .map(({ path, text }) => ({ path, ids: new Set(idsInTitles(text)) }));
  return register.flatMap(({ requirements }) =>
    Object.entries(requirements).map(([id, value]) => ({
      id,
      text: typeof value === 'string' ? value : value.text,
      note: typeof value === 'string' ? null : value.note,
      tests: tests.filter(({ ids }) => ids.has(id)).map(({ path }) => path),
    })),
  );
}

function unknownIds(register: Register, files: readonly SourceFile[]): string[] {
  const known = new Set(register.flatMap(({ requirements }) => Object.keys(requirements)));
  const prefixes = register.map(({ prefix }) => prefix).join('|');
  const anywhere = new RegExp(`\\b(?:${prefixes})-\\d{2}\\b`, 'g');
  return files.flatMap(({ path, text }) => {
    const inTitles = TEST_FILE.test(path) ? [...text.matchAll(/(?<=\[)[A-Z]{2}-\d{2}(?=\])/g)] : [];
    return unique([...text.matchAll(anywhere), ...inTitles].map(([id]) => id))
      .filter((id) => !known.has(id))
      .map((id) => `${path} names ${id}, which is not in the register.`);
  });
}

/** Why the register and the repository disagree; empty when they agree. */
export function problemsOf(register: Register, files: readonly SourceFile[]): string[] {
  const misplaced = register.flatMap(({ prefix, requirements }) =>
    Object.keys(requirements)
      .filter((id) => !id.startsWith(`${prefix}-`))
      .map((id) => `${id} is listed under ${prefix}.`),
  );
  const unproved = requirementsOf(register, files).flatMap(({ id, note, tests }) => {
    if (note === null) return tests.length === 0 ? [`${id} is named by no test and has no note.`] : [];
    if (!NOTE.test(note))
      return [`${id} has a note that says neither what is not built nor what was decided.`];
    const isUnbuilt = note.startsWith('Not built');
    if (isUnbuilt && tests.length > 0)
      return [`${id} is noted as not built, and ${tests.join(', ')} names it.`];
    if (!isUnbuilt && tests.length === 0) return [`${id} is partly built or decided, and named by no test.`];
    return [];
  });
  return [...unknownIds(register, files), ...misplaced, ...unproved];
}

const linkTo = (path: string): string => `[${path.replace(TEST_FILE, '')}](../${path})`;

/** docs/requirements.md. */
export function pageOf(register: Register, files: readonly SourceFile[]): string {
  const requirements = requirementsOf(register, files);
  const counted = (start: string): number =>
    requirements.filter(({ note }) => note?.startsWith(start) === true).length;
  const row = ({ id, text, note, tests }: Requirement): string =>
    `| ${id} | ${text}${note === null ? '' : ` *${note}*`} | ${tests.map(linkTo).join(' · ')} |`;
  const areas = register.map(({ prefix, title }) =>
    [
      `## ${prefix}: ${title}`,
      '',
      '| id | requirement | tests |',
      '|---|---|---|',
      ...requirements.filter(({ id }) => id.startsWith(`${prefix}-`)).map(row),
    ].join('\n'),
  );
  return `${[
    '# Requirements',
    [
      'Test titles and comments name requirements by these ids. This page is generated: edit `docs/requirements.yaml`,',
      'then run `npm run requirements`.',
    ].join('\n'),
    `Of ${requirements.length} requirements, ${counted('Not built')} are not built, ${counted('Partly built')} are partly built, and ${counted('Decided otherwise')} were decided otherwise; tests name all others.`,
    ...areas,
  ].join('\n\n')}\n`;
}
