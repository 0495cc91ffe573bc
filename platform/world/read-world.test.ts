import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Ajv from 'ajv';
import { readWorld } from './read-world';

const jsonFilesOf = (folder: string) =>
  readdirSync(join(__dirname, folder)).filter((file) => file.endsWith('.json'));
const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'schemas')
  .map(({ name }) => name);

test('the schemas are valid', () => {
  const ajv = new Ajv();
  for (const file of jsonFilesOf('schemas'))
    ajv.addSchema(JSON.parse(readFileSync(join(__dirname, 'schemas', file), 'utf8')) as object);
  for (const file of jsonFilesOf('schemas')) expect(ajv.getSchema(file)).toBeDefined();
});

test.each(folders.flatMap((folder) => jsonFilesOf(folder).map((file) => `${folder}/${file}`)))(
  '%s is valid',
  (file) => {
    expect(readWorld<object>(file)).toBeInstanceOf(Object);
  },
);

describe('a mistake', () => {
  const folder = mkdtempSync(join(__dirname, 'mistakes-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const problemsWith = (change: (text: string) => string): string => {
    const canada = readFileSync(join(__dirname, 'cities/canada.json'), 'utf8');
    writeFileSync(join(folder, 'canada.json'), change(canada));
    try {
      readWorld(`${basename(folder)}/canada.json`);
    } catch (error) {
      return (error as Error).message.replaceAll(basename(folder), 'cities');
    }
    return 'none';
  };

  test('is reported with the file and its place', () => {
    expect(problemsWith((text) => text)).toBe('none');
    expect(problemsWith((text) => text.replace('"price": 325', '"price": "325"'))).toBe(
      'platform/world/cities/canada.json: /cities/1/price must be number',
    );
    expect(problemsWith((text) => text.replace('"blurb"', '"blurp"')).split('\n')).toEqual([
      "platform/world/cities/canada.json: /cities/0 must have required property 'blurb'",
      'platform/world/cities/canada.json: /cities/0 must NOT have additional properties: blurp',
    ]);
    expect(problemsWith((text) => text.replace('"climate": "ski"', '"climate": "snow"'))).toMatch(
      /^platform\/world\/cities\/canada\.json: \/cities\/0\/climate must be equal to one of the allowed values: beach,/,
    );
  });

  test('of the syntax is reported with the file', () => {
    expect(problemsWith((text) => text.slice(0, -10))).toMatch(
      /^platform\/world\/cities\/canada\.json: .*JSON/,
    );
  });
});
