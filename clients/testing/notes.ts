/** A second subgraph, as another team has it: its own `node` and pages, and fields for trips and homes that it knows by their ids. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';
import { createYoga } from 'graphql-yoga';

export const notesSdl = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.4", import: ["@key", "@shareable"])

  type Query {
    node(id: ID!): Node
    notes: NoteConnection!
  }

  interface Node {
    id: ID!
  }

  type Note implements Node @key(fields: "id") {
    id: ID!
    text: String!
    trip: HomeTrip!
  }

  type NoteConnection {
    nodes: [Note!]!
    pageInfo: PageInfo!
  }

  type PageInfo @shareable {
    startCursor: String
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
  }

  scalar Decimal
  scalar MinorUnits

  enum CurrencyCode {
    AUD CAD CLP CNY COP EUR GBP INR JPY MXN NZD PEN USD
  }

  type Money @shareable {
    value: Decimal!
    minorUnits: MinorUnits!
    currencyCode: CurrencyCode!
    currencySymbol: String!
  }

  type HomeTrip @key(fields: "id") {
    id: ID!
    notes: [Note!]!
  }

  type Listing @key(fields: "id") {
    id: ID!
    managerPhone: String
    deposit: Money
  }
`;

export interface Notes {
  readonly url: string;
  /** The trips with a note. */
  readonly tripIds: string[];
  readonly close: () => void;
}

interface Ref {
  readonly id: string;
}

export async function startNotes(): Promise<Notes> {
  const tripIds: string[] = [];
  const createNote = (tripId: string) => ({
    id: `note-${tripId}`,
    text: `Bring keys (${tripId})`,
    trip: { id: tripId },
  });
  const schema = buildSubgraphSchema({
    typeDefs: parse(notesSdl),
    resolvers: {
      Query: {
        notes: () => ({
          nodes: tripIds.map(createNote),
          pageInfo: { hasNextPage: false, hasPreviousPage: false },
        }),
      },
      HomeTrip: { notes: ({ id }: Ref) => tripIds.filter((each) => each === id).map(createNote) },
      Listing: {
        managerPhone: ({ id }: Ref) => `555-${id}`,
        deposit: () => ({ value: '150.00', minorUnits: 15_000, currencyCode: 'USD', currencySymbol: '$' }),
      },
      Note: { __resolveReference: ({ id }: Ref) => createNote(id.replace('note-', '')) },
    },
  });
  const server: Server = createServer(createYoga({ schema, logging: false }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/graphql`, tripIds, close: () => server.close() };
}
