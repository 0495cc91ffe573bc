import { Kind, parse, type DocumentNode } from 'graphql';

export interface OperationFacts {
  readonly documentAST: DocumentNode;
  readonly operationName: string;
}

/**
 * What a document with one named operation is. The editor finds this out a moment after the last change, so that running a
 * tab right after choosing it would go by the tab before. Undefined for other documents, and for those that do not parse.
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
