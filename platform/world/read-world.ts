/**
 * Reads the demonstration's world: the data files of the folders next to this file. Each file names its schema in `$schema`; a
 * mistake in a file is an error with the file and the place in it.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv, { type ErrorObject } from 'ajv';

// A test checks the schemas, not every start: skipping that, and optimizing less code, takes a fraction of the time.
const ajv = new Ajv({
  allErrors: true,
  validateSchema: false,
  meta: false,
  inlineRefs: false,
  code: { optimize: false },
});

/** The schema of the file guarantees the type; `file` is a path in this folder. */
export function readWorld<T>(file: string): T {
  const world = read(file);
  const schema = join(dirname(file), String(world['$schema']));
  const validate = ajv.getSchema(schema.replace('schemas/', '')) ?? compile(schema);
  if (validate(world)) return world as T;
  throw new Error((validate.errors ?? []).map((error) => `${nameOf(file)}: ${mistake(error)}`).join('\n'));
}

function compile(schema: string) {
  if (!ajv.getSchema('values.schema.json')) ajv.addSchema(read('schemas/values.schema.json'));
  return ajv.compile(read(schema));
}

function read(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${nameOf(file)}: ${(error as Error).message}`);
  }
}

const nameOf = (file: string): string => `platform/world/${file}`;

function mistake({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as Record<string, unknown>;
  const detail = additionalProperty ?? allowedValues;
  return `${instancePath || '/'} ${message}${detail === undefined ? '' : `: ${String(detail)}`}`;
}
