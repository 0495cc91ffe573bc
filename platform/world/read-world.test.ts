import fs, { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const canada = readFileSync(join(__dirname, 'cities/canada.json'), 'utf8');

  const mistakesOf = (change: (text: string) => string): string[] => {
    const reading = jest.spyOn(fs, 'readFileSync').mockReturnValueOnce(change(canada));
    try {
      readWorld('cities/canada.json');
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    } finally {
      reading.mockRestore();
    }
  };

  test('is reported with the file and its place', () => {
    expect(mistakesOf((text) => text)).toEqual([]);
    expect(mistakesOf((text) => text.replace('"price": 325', '"price": "325"'))).toEqual([
      'platform/world/cities/canada.json: /cities/1/price must be number',
    ]);
    expect(mistakesOf((text) => text.replace('"blurb"', '"blurp"'))).toEqual([
      "platform/world/cities/canada.json: /cities/0 must have required property 'blurb'",
      'platform/world/cities/canada.json: /cities/0 must NOT have additional properties: blurp',
    ]);
    expect(mistakesOf((text) => text.replace('"climate": "ski"', '"climate": "snow"'))).toEqual([
      expect.stringMatching(/canada\.json: \/cities\/0\/climate must be .* allowed values: beach,/),
    ]);
  });

  test('in the syntax is reported with the file', () => {
    expect(mistakesOf((text) => text.slice(0, -10))).toEqual([
      expect.stringMatching(/^platform\/world\/cities\/canada\.json: .*JSON/),
    ]);
  });
});
