import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { remembered } from '#domain/remembered.ts';

/** Checks responses of the platform against the OpenAPI document that gateway and platform share. */
export interface Contract {
  /**
   * Undefined when the response satisfies the contract, or else where it does not (a path inside the response, never its value).
   */
  violation(method: string, path: string, status: number, answer: unknown): string | undefined;
  /** Whether the document has operations at this path. */
  hasPath(path: string): boolean;
  /** Whether the platform returns this only to signed-in users. */
  needsSession(method: string, path: string): boolean;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

interface OpenApiOperation {
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  /** Empty for public operations. */
  readonly security?: readonly unknown[];
}

/** Responses are defined inline at their operation; only refusals are shared by reference. */
interface OpenApiResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

/** As `ajv-formats` checks it. */
const checkOf = (format: 'date' | 'date-time') =>
  new Ajv({ formats: { [format]: addFormats.get(format) } }).compile<string>({ type: 'string', format });

const documentId = 'platform';
const json = 'application/json';

export function loadContract(file = resolve(__dirname, '../../../schema/platform.openapi.json')): Contract {
  return createContract(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument);
}

/** Validators are compiled on first use: a gateway uses a part of the API and starts immediately. */
export function createContract(document: OpenApiDocument): Contract {
  // The document is checked by the tests, and is not a JSON schema as a whole.
  const ajv = new Ajv({ strict: false, validateFormats: true, validateSchema: false });
  addFormats(ajv);
  // Memoized: the days of a year occur in every calendar, and deadlines with every home of a search.
  for (const format of ['date', 'date-time'] as const) ajv.addFormat(format, remembered(checkOf(format)));
  ajv.addSchema(document, documentId);
  const validators = new Map<string, ValidateFunction | 'noBody'>();

  function compile(method: string, path: string, status: number): ValidateFunction | 'noBody' {
    const verb = method.toLowerCase();
    const responses = document.paths[path]?.[verb]?.responses;
    if (responses === undefined) throw new Error(`The platform's OpenAPI document has no ${method} ${path}`);
    const name =
      String(status) in responses
        ? String(status)
        : Object.keys(responses).find((key) => key.startsWith('2'));
    if (name === undefined) throw new Error(`${method} ${path} has no 2xx answer in the OpenAPI document`);
    if (responses[name]?.$ref !== undefined)
      throw new Error(`Write out the ${name} answer of ${method} ${path}`);
    if (responses[name]?.content?.[json] === undefined) return 'noBody';
    const pointer = ['paths', path, verb, 'responses', name, 'content', json, 'schema']
      .map(escapePointer)
      .join('/');
    return ajv.compile({ $ref: `${documentId}#/${pointer}` });
  }

  return {
    hasPath: (path) => document.paths[path] !== undefined,
    needsSession: (method, path) => document.paths[path]?.[method.toLowerCase()]?.security?.length !== 0,
    violation(method, path, status, answer) {
      const key = `${method} ${path} ${status}`;
      let validate = validators.get(key);
      if (validate === undefined) {
        validate = compile(method, path, status);
        validators.set(key, validate);
      }
      if (validate === 'noBody' || validate(answer)) return undefined;
      return describe(validate.errors ?? []);
    },
  };
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The deepest error is the most specific: the outer ones of a union only repeat that no member matched. */
function describe(errors: readonly ErrorObject[]): string {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const [first, ...others] = errors;
  if (first === undefined) return '(root) does not match';
  const deepest = others.reduce((found, error) => (depth(error) > depth(found) ? error : found), first);
  return `${deepest.instancePath === '' ? '(root)' : deepest.instancePath} ${deepest.message ?? 'does not match'}`;
}
