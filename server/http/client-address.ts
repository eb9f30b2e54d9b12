// Finds the address of the client of a raw request behind trusted proxies, for sockets, which
// Fastify does not handle.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Ranges by the names that `TRUST_PROXY` allows. */
const rangesByName: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns a function that reads the client address as Fastify does: the last address of
 * `X-Forwarded-For` that no trusted proxy has.
 */
export function createAddressReader(
  trustProxy: readonly string[],
): (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string {
  const proxies = new BlockList();
  for (const range of trustProxy.flatMap((name) => rangesByName[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return ({ socket, headers }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let address = socket.remoteAddress ?? '';
    for (const previous of forwarded.map((one) => one.trim()).toReversed()) {
      if (isIP(address) === 0 || !proxies.check(address, familyOf(address)) || previous === '')
        break;
      address = previous;
    }
    return address;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
