/** The libraries with which routers compose a supergraph: the graph alone, and next to another subgraph. */
import { composeServices as composeWithApollo } from '@apollo/composition';
import {
  composeServices as composeWithGuild,
  transformSupergraphToPublicSchema,
} from '@theguild/federation-composition';
import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { notesSdl } from './testing/notes';
import { subgraphSdl } from './testing/subgraph';

interface Service {
  readonly name: string;
  readonly url: string;
  readonly typeDefs: DocumentNode;
}

const serviceOf = (name: string, sdl: string): Service => ({
  name,
  url: `http://${name}/graphql`,
  typeDefs: parse(sdl),
});

let travel: Service;
const notes = serviceOf('notes', notesSdl);

beforeAll(async () => {
  travel = serviceOf('travel', await subgraphSdl());
});

const composers: readonly [
  string,
  (services: Service[]) => { supergraphSdl?: string | undefined; errors?: readonly Error[] | undefined },
][] = [
  ['@apollo/composition', composeWithApollo],
  ['@theguild/federation-composition', composeWithGuild],
];

describe.each(composers)('%s', (_, compose) => {
  const schemaOf = (...services: Service[]): GraphQLSchema => {
    const { supergraphSdl, errors } = compose(services);
    expect(errors ?? []).toEqual([]);
    return buildASTSchema(transformSupergraphToPublicSchema(parse(supergraphSdl ?? '')));
  };
  const fieldsOf = (schema: GraphQLSchema, type: string) => {
    const found = schema.getType(type);
    return found && 'getFields' in found ? Object.keys(found.getFields()) : [];
  };

  test('composes the graph alone', () => {
    const schema = schemaOf(travel);
    expect(fieldsOf(schema, 'Subscription')).toContain('priceQuoteStatus');
    expect(fieldsOf(schema, 'Query')).not.toContain('node');
  });

  test('composes it with a subgraph that extends its types, and has its own node and pages', () => {
    const schema = schemaOf(travel, notes);
    expect(fieldsOf(schema, 'HomeTrip')).toEqual(expect.arrayContaining(['state', 'notes']));
    expect(fieldsOf(schema, 'Listing')).toEqual(expect.arrayContaining(['name', 'managerPhone']));
    expect(fieldsOf(schema, 'Query')).toEqual(expect.arrayContaining(['node', 'notes', 'stays']));
  });

  test('hides what serves only the portal', () => {
    const schema = schemaOf(travel);
    expect(fieldsOf(schema, 'BookingRefused')).toEqual(expect.arrayContaining(['code', 'text']));
    expect(fieldsOf(schema, 'BookingRefused')).not.toContain('buttons');
    expect(fieldsOf(schema, 'Query')).not.toContain('demoPersonas');
    expect(schema.getType('FailureButton')).toBeUndefined();
  });
});
