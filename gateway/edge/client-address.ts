import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { remembered } from '#domain/remembered.ts';

/**
 * The address that a request counts for. Behind `proxyHops` proxies, the value that the outermost of them has written into
 * `X-Forwarded-For`; earlier values come from the client and are not trusted. For IPv6, the network (/64), because a client owns
 * all of its addresses.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxyHops: number): string {
  const peer = socket.remoteAddress ?? '';
  if (proxyHops === 0) return networkOf(peer);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const chain = [peer, ...forwarded.reverse()];
  return networkOf(chain[Math.min(proxyHops, chain.length - 1)] ?? '');
}

/** `203.0.113.8:50000`, `[2001:db8::1]:50000`, `[2001:db8::1]`: some proxies write the port of the client. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** All callers whose address cannot be read count as one. */
const UNKNOWN = 'unknown';

const networkOf = remembered((given: string): string => {
  const [, ipv4, ipv6] = WITH_PORT.exec(given) ?? [];
  const [address = ''] = (ipv4 ?? ipv6 ?? given).split('%', 1);
  const asIPv4 = MAPPED.exec(address)?.[1];
  if (asIPv4 !== undefined) return asIPv4;
  if (!isIPv6(address)) return isIP(address) === 0 ? UNKNOWN : address;
  const [head = [], tail] = address
    .split('::', 2)
    .map((part) => part.split(':').filter((group) => group !== ''));
  const groups =
    tail === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
});
