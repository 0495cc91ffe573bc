import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';

const request = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage;

test.each([
  ['without a proxy, whatever a client claims', 0, '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  [
    'behind one proxy, whatever a client claims before it',
    1,
    '10.0.0.1',
    '9.9.9.9, 203.0.113.1',
    '203.0.113.1',
  ],
  ['behind two proxies', 2, '10.0.0.1', '9.9.9.9, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  ['without the proxy that the configuration names', 1, '198.51.100.7', undefined, '198.51.100.7'],
  ['of IPv4 in IPv6', 0, '::ffff:198.51.100.7', undefined, '198.51.100.7'],
  ['of IPv6 as its network', 0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['of shortened IPv6 as its network', 0, '2001:db8::5:6', undefined, '2001:db8:0:0::/64'],
  ['of this machine', 0, '::1', undefined, '0:0:0:0::/64'],
])('the address %s', (_, hops, remote, forwarded, expected) => {
  expect(clientAddress(request(remote, forwarded), hops)).toBe(expected);
});
