import { inject } from 'vitest';

/** The address of a gateway with `FEDERATION=on`. */
export const subgraph = (): string => inject('subgraph');

/** Its definition, read as routers' tools read it: without a session. */
export async function subgraphSdl(): Promise<string> {
  const response = await fetch(`${subgraph()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ _service { sdl } }' }),
  });
  const { data } = (await response.json()) as { data: { _service: { sdl: string } } };
  return data._service.sdl;
}
