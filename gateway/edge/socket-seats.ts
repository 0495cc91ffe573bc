import type { Credentials } from '../credentials';
import { Room } from './room';
import { type TimerClock, systemClock } from '../timer-clock';
import type { ConfirmedSessions } from '../rest/client/confirmed-sessions';

export interface SeatLimits {
  /** Of all kinds together. */
  readonly sockets: number;
  /** Each tab of a user has one. */
  readonly socketsPerUser: number;
  /** Who have not signed in, or whose bearer tokens the platform does not confirm. */
  readonly anonymousSockets: number;
  readonly anonymousSocketsPerAddress: number;
  /** Sockets that have connected but not yet said who they are. */
  readonly socketsWithoutInit: number;
  readonly socketsWithoutInitPerAddress: number;
  /** Sockets that have said who they are, while the platform has not yet confirmed it. */
  readonly unconfirmedSockets: number;
  readonly unconfirmedSocketsPerAddress: number;
  /** Sockets that are unconfirmed for longer count as anonymous. */
  readonly confirmMs: number;
}

/**
 * Who may have a socket. A socket waits until it has said who it is, and then until the platform has confirmed that; rooms
 * for waiting are small, and when one is full the newcomer takes the place of the socket that has waited longest at the
 * address with the most. So those who only wait are in the way of nobody else.
 */
export interface Seats<Socket extends object> {
  /** False: there is no room for another socket. */
  connect(socket: Socket, address: string): boolean;
  /** The same for a connection that says at once who it is. */
  enter(socket: Socket, address: string, credentials: Credentials): boolean;
  isFull(): boolean;
  /** The socket has said who it is. False: it has lost its seat, or that user has no room for another socket. */
  greet(socket: Socket, credentials: Credentials): boolean;
  leave(socket: Socket): void;
}

type Kind = 'withoutInit' | 'unconfirmed' | 'anonymous' | 'user';

interface Seat {
  readonly address: string;
  readonly fingerprint: string | undefined;
  readonly kind: Kind;
  stopTimer(): void;
}

export function createSeats<Socket extends object>(
  limits: SeatLimits,
  confirmed: ConfirmedSessions,
  /** Closes a socket that has to make room. */
  evict: (socket: Socket) => void,
  clock: TimerClock = systemClock,
): Seats<Socket> {
  const seats = new Map<Socket, Seat>();
  const rooms = roomsFor<Socket>(limits);

  function leave(socket: Socket): void {
    const seat = seats.get(socket);
    if (seat === undefined) return;
    seat.stopTimer();
    seats.delete(socket);
    rooms[seat.kind].remove(socket, groupOf(seat));
  }

  function evictFrom(socket: Socket): void {
    leave(socket);
    evict(socket);
  }

  /** Moves a socket to another room; those for waiting always have a place for a newcomer. */
  function move(socket: Socket, kind: Kind, address: string, fingerprint: string | undefined): boolean {
    leave(socket);
    const isWaiting = kind === 'withoutInit' || kind === 'unconfirmed';
    const giveUp = () => {
      if (!move(socket, 'anonymous', address, fingerprint)) evict(socket);
    };
    const stopTimer = kind === 'unconfirmed' ? clock.schedule(limits.confirmMs, giveUp) : () => undefined;
    const seat = { address, fingerprint, kind, stopTimer };
    const inTheWay = rooms[kind].inTheWayOf(groupOf(seat));
    if (inTheWay !== undefined) {
      if (!isWaiting) return false;
      evictFrom(inTheWay);
    }
    seats.set(socket, seat);
    rooms[kind].add(socket, groupOf(seat));
    return true;
  }

  confirmed.onConfirm((fingerprint) => {
    for (const [socket, seat] of seats) {
      if (seat.fingerprint !== fingerprint || seat.kind === 'user') continue;
      if (!move(socket, 'user', seat.address, fingerprint)) evict(socket);
    }
  });

  function seat(socket: Socket, address: string, credentials: Credentials): boolean {
    const { authorization, fingerprint } = credentials;
    if (authorization === undefined) return move(socket, 'anonymous', address, undefined);
    const kind = confirmed.has(credentials) ? 'user' : 'unconfirmed';
    return move(socket, kind, address, fingerprint);
  }

  const isFull = () => seats.size >= limits.sockets;

  return {
    connect: (socket, address) => !isFull() && move(socket, 'withoutInit', address, undefined),
    enter: (socket, address, credentials) => !isFull() && seat(socket, address, credentials),
    isFull,
    greet(socket, credentials) {
      const held = seats.get(socket);
      return held !== undefined && seat(socket, held.address, credentials);
    },
    leave,
  };
}

const roomsFor = <Socket extends object>(limits: SeatLimits): Record<Kind, Room<Socket>> => ({
  withoutInit: new Room(limits.socketsWithoutInit, limits.socketsWithoutInitPerAddress),
  unconfirmed: new Room(limits.unconfirmedSockets, limits.unconfirmedSocketsPerAddress),
  anonymous: new Room(limits.anonymousSockets, limits.anonymousSocketsPerAddress),
  user: new Room(limits.sockets, limits.socketsPerUser),
});

/** Whose sockets share a limit. */
const groupOf = ({ kind, address, fingerprint = '' }: Seat): string =>
  kind === 'user' ? fingerprint : address;
