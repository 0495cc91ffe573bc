import type { Credentials } from '../kernel/credentials';
import type { TimerClock } from '../kernel/timer-clock';
import type { ConfirmedSessions } from '../rest/client/confirmed-sessions';
import { Slots, type SlotsOfKind } from './slots';

export interface SlotLimits {
  /** For signed-in users. */
  readonly sockets: number;
  /** The limit per user: each tab has a socket, over all sessions of the user. */
  readonly socketsPerUser: number;
  /** For clients that are not signed in, or whose bearer tokens the platform does not confirm. */
  readonly anonymousSockets: number;
  readonly anonymousSocketsPerAddress: number;
  /** For sockets that have just connected. */
  readonly arrivingSockets: number;
  /** How long a socket may take to authenticate before it counts as one without init. */
  readonly arrivalMs: number;
  /** For sockets that connected a while ago and have not authenticated. */
  readonly socketsWithoutInit: number;
  readonly socketsWithoutInitPerAddress: number;
  /** For sockets that have authenticated, while their session is not yet confirmed. */
  readonly unconfirmedSockets: number;
  readonly unconfirmedSocketsPerAddress: number;
  /** Sockets that are unconfirmed for longer count as anonymous. */
  readonly confirmMs: number;
}

/**
 * Decides which clients may have a socket. A socket waits until it has authenticated, and then until its session is confirmed;
 * there are few slots for waiting sockets, and when they are taken, a new socket evicts the longest-waiting socket of the address
 * that holds the most. Only the first moment has many slots: after an outage all clients of an address return simultaneously, and
 * authenticate. Signed-in users have many slots, and clients that never authenticate few: when all are taken, a new socket takes
 * the oldest slot of the user or address with the most, if that has at least two more. So no client can lock others out.
 */
export interface ConnectionSlots<Socket extends object> {
  /** Called for every new socket, which may wait for a moment before it authenticates. */
  connect(socket: Socket, address: string): void;
  /** Takes a slot for a connection that authenticates immediately. Returns false if no slot is free. */
  enter(socket: Socket, address: string, credentials: Credentials): boolean;
  /** The maximum number of connections. */
  readonly size: number;
  /** Called when the socket has authenticated. Returns false if it has lost its slot, or no slot is free. */
  authenticate(socket: Socket, credentials: Credentials): boolean;
  leave(socket: Socket): void;
}

type Kind = 'arriving' | 'withoutInit' | 'unconfirmed' | 'anonymous' | 'user';

interface Holder {
  readonly address: string;
  /** Undefined until the socket has authenticated. */
  readonly credentials: Credentials | undefined;
}

export function createConnectionSlots<Socket extends object>(
  limits: SlotLimits,
  confirmed: ConfirmedSessions,
  /** Closes a socket to free its slot. */
  evict: (socket: Socket) => void,
  clock?: TimerClock,
): ConnectionSlots<Socket> {
  const kinds = kindsOf(limits);
  const slots = new Slots<Socket, Kind>(kinds, evict, clock);
  const holders = new WeakMap<Socket, Holder>();

  function take(socket: Socket, kind: Kind, holder: Holder, group = holder.address): boolean {
    holders.set(socket, holder);
    return slots.enter(socket, kind, group);
  }

  function enter(socket: Socket, address: string, credentials: Credentials): boolean {
    const holder = { address, credentials };
    if (credentials.authorization === undefined) return take(socket, 'anonymous', holder);
    const owner = confirmed.ownerOf(credentials);
    return owner === undefined ? take(socket, 'unconfirmed', holder) : take(socket, 'user', holder, owner);
  }

  confirmed.onConfirm((fingerprint) => {
    for (const socket of slots.holders()) {
      const { address, credentials } = holders.get(socket) ?? {};
      if (slots.kindOf(socket) === 'user' || credentials?.fingerprint !== fingerprint) continue;
      if (address !== undefined && !enter(socket, address, credentials)) evict(socket);
    }
  });

  return {
    connect: (socket, address) => void take(socket, 'arriving', { address, credentials: undefined }),
    enter,
    size: Object.values(kinds).reduce((sum, { size }) => sum + size, 0),
    authenticate(socket, credentials) {
      const holder = slots.kindOf(socket) && holders.get(socket);
      return holder !== undefined && enter(socket, holder.address, credentials);
    },
    leave: (socket) => slots.leave(socket),
  };
}

const kindsOf = (limits: SlotLimits): Record<Kind, SlotsOfKind<Kind>> => ({
  arriving: {
    size: limits.arrivingSockets,
    sizePerGroup: limits.arrivingSockets,
    wait: { ms: limits.arrivalMs, next: 'withoutInit' },
  },
  withoutInit: { size: limits.socketsWithoutInit, sizePerGroup: limits.socketsWithoutInitPerAddress },
  unconfirmed: {
    size: limits.unconfirmedSockets,
    sizePerGroup: limits.unconfirmedSocketsPerAddress,
    wait: { ms: limits.confirmMs, next: 'anonymous' },
  },
  anonymous: {
    size: limits.anonymousSockets,
    sizePerGroup: limits.anonymousSocketsPerAddress,
    isFair: true,
  },
  user: { size: limits.sockets, sizePerGroup: limits.socketsPerUser, isFair: true },
});
