// Limits the sockets of one network address and of one account on this server, and counts
// handshakes as API calls.
import type { IncomingMessage } from 'node:http';
import { getNetworkPrefix, type CallCounter } from '../http/api-call-limit.ts';
import { HttpError } from '../errors.ts';

/** Sockets of one account. Each open tab of each device has one. */
export const maxSocketsPerUser = 30;

export interface SocketLimits {
  /** Returns whether the address may open one more socket. Counts the handshake. */
  isAllowed(request: IncomingMessage): boolean;
  /** Counts an open socket of this address. Returns a function that ends the count. */
  countAddress(request: IncomingMessage): () => void;
  /** The same for an account; undefined when the account has too many sockets. */
  countUser(userId: string): (() => void) | undefined;
}

/** @param maxPerAddress sockets of one address at the same time; 0: no limit */
export function createSocketLimits({
  addressOf,
  calls,
  maxPerAddress,
}: {
  addressOf: (request: IncomingMessage) => string;
  calls: Pick<CallCounter, 'countAddress'>;
  maxPerAddress: number;
}): SocketLimits {
  const openByAddress = new Map<string, number>();
  const openByUser = new Map<string, number>();

  return {
    isAllowed: (request) => {
      const address = addressOf(request);
      try {
        calls.countAddress(address);
      } catch (error) {
        if (error instanceof HttpError) return false;
        throw error;
      }
      const open = openByAddress.get(getNetworkPrefix(address)) ?? 0;
      return maxPerAddress === 0 || open < maxPerAddress;
    },
    // The address is read at the beginning, because a closed connection has none.
    countAddress: (request) => count(openByAddress, getNetworkPrefix(addressOf(request))),
    countUser: (userId) =>
      (openByUser.get(userId) ?? 0) < maxSocketsPerUser ? count(openByUser, userId) : undefined,
  };
}

function count(openByName: Map<string, number>, name: string): () => void {
  openByName.set(name, (openByName.get(name) ?? 0) + 1);
  return () => {
    const left = (openByName.get(name) ?? 0) - 1;
    if (left > 0) openByName.set(name, left);
    else openByName.delete(name);
  };
}
