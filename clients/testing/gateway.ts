import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a gateway with the default settings. */
    readonly gateway: string;
    /** Of a gateway with `FEDERATION=on`. */
    readonly subgraph: string;
  }
}

export const gateway = (): string => inject('gateway');

const HELEN = { emailAddress: 'helen.ortiz@larkfield.example', code: '482100' };

/** The headers of a signed-in user. */
export async function signIn(person = HELEN): Promise<{ authorization: string }> {
  const response = await fetch(`${gateway()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } } }',
      variables: { input: person },
    }),
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  return { authorization: `Bearer ${data.signIn.token}` };
}
