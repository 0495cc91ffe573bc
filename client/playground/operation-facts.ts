import { Kind, parse, type DocumentNode } from 'graphql';

export interface OperationFacts {
  readonly documentAST: DocumentNode;
  readonly operationName: string;
}

/**
 * The type of a document with one named operation. The editor determines it shortly after the last change, so running a newly
 * chosen tab would use the previous one. Undefined for other documents, and for those that do not parse.
 */
export function operationFacts(query: string): OperationFacts | undefined {
  try {
    const documentAST = parse(query);
    const operations = documentAST.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const [operation] = operations;
    if (operations.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name)
      return undefined;
    return { documentAST, operationName: operation.name.value };
  } catch {
    return undefined;
  }
}
