import type { FastifyInstance } from 'fastify';

const vaultPath = '/vault/v1/payment_methods';

/**
 * Browsers post cards directly to the vault from the portal's origin. The environment key in the body is the permission and no
 * cookie is read, so any origin may do so; no other path is shared.
 */
export function shareVaultWithBrowsers(edge: FastifyInstance): void {
  edge.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?', 1)[0] === vaultPath) reply.header('access-control-allow-origin', '*');
  });
  edge.options(vaultPath, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .send(),
  );
}
