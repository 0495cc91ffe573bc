import type { Credentials } from '../kernel/credentials';
import { type TimerClock, systemClock } from '../kernel/timer-clock';
import type { ConfirmedSessions } from '../rest/client/confirmed-sessions';
import { Room } from './room';

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
 * the waiting rooms are small, and when one is full, a new socket replaces the one that has waited longest at the address with
 * the most. Only the room of the first moment is large: after an outage all clients of an address return simultaneously, and
 * authenticate. Signed-in users have a larger room, and clients that never authenticate a small one: when it is full, a new
 * socket takes the oldest slot of the user or address with the most, if that has at least two more. So no client can lock others
 * out.
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

interface Slot extends Holder {
  readonly kind: Kind;
  /** The group that shares a limit: an address or the owner of a session. */
  readonly group: string;
  readonly stopTimer: (() => void) | undefined;
}

export function createConnectionSlots<Socket extends object>(
  limits: SlotLimits,
  confirmed: ConfirmedSessions,
  /** Closes a socket to make room. */
  evict: (socket: Socket) => void,
  clock: TimerClock = systemClock,
): ConnectionSlots<Socket> {
  const slots = new Map<Socket, Slot>();
  const rooms = roomsFor<Socket>(limits);
  const waits = waitsFor(limits);

  function leave(socket: Socket): void {
    const slot = slots.get(socket);
    if (slot === undefined) return;
    slot.stopTimer?.();
    slots.delete(socket);
    rooms[slot.kind].remove(socket, slot.group);
  }

  function evictFrom(socket: Socket): void {
    leave(socket);
    evict(socket);
  }

  /** Moves a socket to another room, unless that room is full. */
  function move(socket: Socket, kind: Kind, holder: Holder, group = holder.address): boolean {
    leave(socket);
    const { isGranted, inTheWay } = slotIn(rooms[kind], kind, group);
    if (!isGranted) return false;
    if (inTheWay !== undefined) evictFrom(inTheWay);
    const wait = waits[kind];
    const endWait = () => {
      if (wait && !move(socket, wait.next, holder)) evict(socket);
    };
    const stopTimer = wait && clock.schedule(wait.ms, endWait);
    const { address, credentials } = holder;
    slots.set(socket, { address, credentials, kind, group, stopTimer });
    rooms[kind].add(socket, group);
    return true;
  }

  function enter(socket: Socket, address: string, credentials: Credentials): boolean {
    const holder = { address, credentials };
    if (credentials.authorization === undefined) return move(socket, 'anonymous', holder);
    const owner = confirmed.ownerOf(credentials);
    return owner === undefined ? move(socket, 'unconfirmed', holder) : move(socket, 'user', holder, owner);
  }

  confirmed.onConfirm((fingerprint) => {
    for (const [socket, { kind, address, credentials }] of slots) {
      if (kind === 'user' || credentials?.fingerprint !== fingerprint) continue;
      if (!enter(socket, address, credentials)) evict(socket);
    }
  });

  return {
    connect: (socket, address) => void move(socket, 'arriving', { address, credentials: undefined }),
    enter,
    size: Object.values(rooms).reduce((sum, { size }) => sum + size, 0),
    authenticate(socket, credentials) {
      const held = slots.get(socket);
      return held !== undefined && enter(socket, held.address, credentials);
    },
    leave,
  };
}

const roomsFor = <Socket extends object>(limits: SlotLimits): Record<Kind, Room<Socket>> => ({
  arriving: new Room(limits.arrivingSockets, limits.arrivingSockets),
  withoutInit: new Room(limits.socketsWithoutInit, limits.socketsWithoutInitPerAddress),
  unconfirmed: new Room(limits.unconfirmedSockets, limits.unconfirmedSocketsPerAddress),
  anonymous: new Room(limits.anonymousSockets, limits.anonymousSocketsPerAddress),
  user: new Room(limits.sockets, limits.socketsPerUser),
});

/** How long a socket may be of a kind, and its next kind. */
const waitsFor = (
  limits: SlotLimits,
): Partial<Record<Kind, { readonly ms: number; readonly next: Kind }>> => ({
  arriving: { ms: limits.arrivalMs, next: 'withoutInit' },
  unconfirmed: { ms: limits.confirmMs, next: 'anonymous' },
});

const slotIn = <Socket extends object>(room: Room<Socket>, kind: Kind, group: string) =>
  kind === 'user' || kind === 'anonymous'
    ? room.fairSlotFor(group)
    : { isGranted: true, inTheWay: room.inTheWayOf(group) };
