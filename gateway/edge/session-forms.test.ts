import fastify from 'fastify';
import { ROUTES } from '#domain/routes.ts';
import { acceptSessionForms } from './session-forms';

const headers = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
};

test.each([
  ['bytes that are not UTF-8', Buffer.from('emailAddress=été@example.com&code=1', 'latin1'), headers, 400],
  ['escaped bytes that are not UTF-8', 'emailAddress=%E9t%E9%40example.com&code=1', headers, 400],
  [
    'another charset',
    'emailAddress=a%40example.com&code=1',
    { ...headers, 'content-type': `${headers['content-type']}; charset=iso-8859-1` },
    415,
  ],
  ['UTF-8', 'emailAddress=%C3%A9t%C3%A9%40example.com&code=482100', headers, 303],
])('the sign-in form with %s is answered with the right status', async (_, payload, given, status) => {
  const app = fastify();
  const signIn = () => Promise.resolve({ kind: 'leads-to', address: '/' } as const);
  await acceptSessionForms(app, { signIn, signOut: () => Promise.resolve() }, async (_request, reply) =>
    reply.send(),
  );
  const response = await app.inject({ method: 'POST', url: ROUTES.login, headers: given, payload });
  expect(response.statusCode).toBe(status);
});
