import { Kind, parse } from 'graphql';

/** An operation to start with: a tab of the playground. */
export interface ReadyMadeOperation {
  readonly query: string;
  readonly variables: string;
}

/**
 * Splits a document into its operations. The comment above an operation explains it; its lines after `# variables` are the JSON
 * of its variables.
 */
export function readyMadeOperations(document: string): ReadyMadeOperation[] {
  let start = 0;
  return parse(document).definitions.flatMap((definition) => {
    const end = definition.loc?.end ?? document.length;
    const text = document.slice(start, end).trim();
    start = end;
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const lines = text.split('\n');
    const heading = lines.findIndex((line) => line.trim() === '# variables');
    if (heading < 0) return [{ query: text, variables: '' }];
    const after = lines.slice(heading + 1);
    const length = after.findIndex((line) => !line.startsWith('#'));
    return [
      {
        query: [...lines.slice(0, heading), ...after.slice(length)].join('\n'),
        variables: after
          .slice(0, length)
          .map((line) => line.replace(/^# ?/, ''))
          .join('\n'),
      },
    ];
  });
}
