import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend';
import { parse } from 'yaml';

const contractFile = join(__dirname, '../../schema/platform.openapi.yaml');

/** The contract, ready to judge requests and answers. */
export interface Contract {
  readonly operations: readonly Operation[];
  /** What is wrong with a request; empty when it is fine. Fills in defaults. */
  problemsOfRequest(operation: Operation, request: ContractRequest): string[];
  problemsOfAnswer(operation: Operation, status: number, answer: unknown): string[];
}

interface ContractRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: unknown;
}

export async function loadContract(): Promise<Contract> {
  const backend = new OpenAPIBackend({
    definition: parse(readFileSync(contractFile, 'utf8')) as Document,
    // The document itself is checked by a test, not at every start.
    quick: true,
    ajvOpts: { strict: false, useDefaults: true },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  await backend.init();
  const problems = (errors: { instancePath: string; message?: string }[] | null | undefined) =>
    (errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`);

  return {
    operations: backend.router.getOperations(),
    problemsOfRequest: (operation, { method, path, headers, body }) =>
      problems(
        backend.validator.validateRequest(
          { method, path, headers: headers as Record<string, string>, body: body ?? undefined },
          operation,
        ).errors,
      ),
    problemsOfAnswer: (operation, status, answer) =>
      problems(backend.validator.validateResponse(answer, operation, status).errors),
  };
}
