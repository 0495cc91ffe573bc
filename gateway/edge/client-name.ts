/** The program that sent an operation, by its own name. */
export interface ClientProgram {
  readonly name: string;
  readonly version: string | undefined;
}

/** The header prefixes of Apollo's clients and of The Guild's. */
const prefixes = ['apollographql-client', 'graphql-client'];

/** Reads `apollographql-client-name` or `graphql-client-name`, and the version; undefined for a program without a usable name. */
export function clientProgramOf(read: (header: string) => unknown): ClientProgram | undefined {
  for (const prefix of prefixes) {
    const name = usable(read(`${prefix}-name`));
    if (name !== undefined) return { name, version: usable(read(`${prefix}-version`)) };
  }
  return undefined;
}

/** Clients choose their name freely: it is logged, and has to stay short and on one line. */
const usable = (text: unknown): string | undefined =>
  typeof text === 'string' && /^[\w.@/+-][\w .@/+-]{0,59}$/.test(text) ? text : undefined;
