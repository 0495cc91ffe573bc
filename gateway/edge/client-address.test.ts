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
  ['with the port of the client', 1, '10.0.0.1', '203.0.113.8:50000', '203.0.113.8'],
  ['of IPv6 with a port', 1, '10.0.0.1', '[2001:db8::1]:50000', '2001:db8:0:0::/64'],
  ['of IPv6 in brackets', 1, '10.0.0.1', '[2001:db8::1]', '2001:db8:0:0::/64'],
  ['of IPv4 in IPv6 with a port', 1, '10.0.0.1', '[::ffff:198.51.100.7]:50000', '198.51.100.7'],
  ['with a zone', 0, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['with a zone and a port', 1, '10.0.0.1', '[fe80::1%eth0]:50000', 'fe80:0:0:0::/64'],
  ['that a proxy does not know', 1, '10.0.0.1', 'unknown', 'unknown'],
  ['that is no address', 1, '10.0.0.1', '203.0.113.8.example.com', 'unknown'],
  ['that is no address, with a port', 1, '10.0.0.1', '999.0.113.8:50000', 'unknown'],
  ['that is no address, in brackets', 1, '10.0.0.1', '[2001:db8:::1]:50000', 'unknown'],
])('the address %s', (_, hops, remote, forwarded, expected) => {
  expect(clientAddress(request(remote, forwarded), hops)).toBe(expected);
});
