import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend';

const contractFile = join(__dirname, '../../schema/platform.openapi.json');

/** The contract, compiled to check requests and responses. */
export interface Contract {
  readonly operations: readonly Operation[];
  /** The errors of a request; empty for a valid one. Fills in defaults. */
  problemsOfRequest(operation: Operation, request: ContractRequest): string[];
  problemsOfAnswer(operation: Operation, status: number, answer: unknown): string[];
}

interface ContractRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: unknown;
}

/**
 * A test checks the document, not every start. Validators are created on first use: skipping the schema of schemas and code
 * optimization takes a fraction of the time.
 */
const quickly = { strict: false, validateSchema: false, meta: false, code: { optimize: false } } as const;

let loaded: Promise<Contract> | undefined;

/** The platforms of a process share it, along with its compiled validators. */
export const loadContract = (): Promise<Contract> => (loaded ??= readContract());

async function readContract(): Promise<Contract> {
  const document = JSON.parse(readFileSync(contractFile, 'utf8')) as Document;
  const backend = new OpenAPIBackend({
    definition: document,
    quick: true,
    ajvOpts: { ...quickly, useDefaults: true },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  await backend.init();
  const answers = answerValidators(document);

  return {
    operations: backend.router.getOperations(),
    problemsOfRequest: (operation, { method, path, headers, body }) =>
      problems(
        backend.validator.validateRequest(
          { method, path, headers: headers as Record<string, string>, body: body ?? undefined },
          operation,
        ).errors,
      ),
    problemsOfAnswer: (operation, status, answer) => {
      const validate = answers(operation, status);
      validate(answer);
      return problems(validate.errors);
    },
  };
}

const problems = (errors: readonly Pick<ErrorObject, 'instancePath' | 'message'>[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`);

/** Validators of JSON responses by operation and status; shared definitions are compiled once. */
function answerValidators(document: Document): (operation: Operation, status: number) => ValidateFunction {
  const ajv = addFormats(new Ajv({ ...quickly, inlineRefs: false }));
  ajv.addSchema(document, 'contract');
  const known = new Map<string, ValidateFunction>();
  return ({ path, method }, status) => {
    const pointer = ['paths', path, method, 'responses', `${status}`, 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = known.get(pointer) ?? ajv.compile({ $ref: `contract#/${pointer}` });
    known.set(pointer, validate);
    return validate;
  };
}
