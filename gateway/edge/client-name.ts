/** The program that sent an operation, by its own name. */
export interface ClientProgram {
  readonly name: string;
  readonly version: string | undefined;
}

/** The headers of Apollo's clients and of The Guild's. */
const headers = [
  { name: 'apollographql-client-name', version: 'apollographql-client-version' },
  { name: 'graphql-client-name', version: 'graphql-client-version' },
];

/** Reads `apollographql-client-name` or `graphql-client-name`, and the version; undefined for a program without a usable name. */
export function clientProgramOf(read: (header: string) => unknown): ClientProgram | undefined {
  for (const header of headers) {
    const name = usable(read(header.name));
    if (name !== undefined) return { name, version: usable(read(header.version)) };
  }
  return undefined;
}

/** Clients choose their name freely: it is logged, and has to stay short and on one line. */
const usable = (text: unknown): string | undefined =>
  typeof text === 'string' && /^[\w.@/+-][\w .@/+-]{0,59}$/.test(text) ? text : undefined;
