import { credentialsOf, type Credentials } from '../kernel/credentials';
import { createConfirmedSessions, type ConfirmedSessionList } from '../rest/client/confirmed-sessions';
import { ManualClock } from '../testing/manual-clock';
import { createSeats, type SeatLimits, type Seats } from './socket-seats';

const limits: SeatLimits = {
  sockets: 20,
  socketsPerUser: 2,
  anonymousSockets: 3,
  anonymousSocketsPerAddress: 2,
  socketsWithoutInit: 4,
  socketsWithoutInitPerAddress: 3,
  unconfirmedSockets: 4,
  unconfirmedSocketsPerAddress: 3,
  confirmMs: 1_000,
};

interface TestSocket {
  readonly name: string;
}

let clock: ManualClock;
let confirmed: ConfirmedSessionList;
let evicted: string[];
let seats: Seats<TestSocket>;

beforeEach(() => {
  clock = new ManualClock(0);
  confirmed = createConfirmedSessions({ usersAreShared: false });
  evicted = [];
  seats = createSeats<TestSocket>(limits, confirmed, ({ name }) => evicted.push(name), clock);
});

function connect(name: string, address: string): TestSocket {
  const socket = { name };
  seats.connect(socket, address);
  return socket;
}

const bearer = (token: string) => credentialsOf(`Bearer ${token}`, undefined);
const nobody = credentialsOf(undefined, undefined);

function greet(name: string, address: string, credentials: Credentials): boolean {
  return seats.greet(connect(name, address), credentials);
}

test('sockets that never say who they are make room for newcomers, those of the fullest address first', () => {
  for (const name of ['a1', 'a2', 'a3']) connect(name, 'a');
  connect('a4', 'a');
  expect(evicted).toEqual(['a1']);
  connect('b1', 'b');
  connect('c1', 'c');
  expect(evicted).toEqual(['a1', 'a2']);
});

test('a socket that had to make room has no seat, with any credentials', () => {
  confirmed.confirm(bearer('ann'), 'ann');
  const [first] = ['a1', 'a2', 'a3', 'a4'].map((name) => connect(name, 'a'));
  expect(evicted).toEqual(['a1']);
  for (const credentials of [nobody, bearer('invented'), bearer('ann')]) {
    expect(seats.greet(first!, credentials)).toBe(false);
  }
});

test('sockets that wait take no seat of those who are known', () => {
  confirmed.confirm(bearer('ann'), 'ann');
  for (let n = 0; n < 9; n += 1) connect(`silent ${n}`, 'a');
  for (let n = 0; n < 9; n += 1) greet(`invented ${n}`, 'a', bearer(String(n)));
  evicted = [];
  expect(greet('ann', 'a', bearer('ann'))).toBe(true);
  expect(greet('nobody', 'a', nobody)).toBe(true);
  expect(evicted.filter((name) => name === 'ann' || name === 'nobody')).toEqual([]);
});

test('a user has so many sockets, and one that leaves makes room', () => {
  confirmed.confirm(bearer('ann'), 'ann');
  const [first, second, third] = ['1', '2', '3'].map((name) => connect(name, 'a'));
  expect([first, second, third].map((socket) => seats.greet(socket!, bearer('ann')))).toEqual([
    true,
    true,
    false,
  ]);
  seats.leave(first!);
  expect(greet('4', 'b', bearer('ann'))).toBe(true);
});

test('those who have not signed in share seats, of which one address has only some', () => {
  expect(['1', '2', '3'].map((name) => greet(name, 'a', nobody))).toEqual([true, true, false]);
  expect(['4', '5'].map((name) => greet(name, 'b', nobody))).toEqual([true, false]);
});

test('invented bearers make room for newcomers', () => {
  for (const name of ['1', '2', '3', '4']) greet(name, 'a', bearer(name));
  expect(evicted).toEqual(['1']);
  expect(greet('ann', 'b', bearer('ann'))).toBe(true);
  expect(greet('ben', 'c', bearer('ben'))).toBe(true);
  expect(evicted).toEqual(['1', '2']);
});

test('a session that the platform confirms gets the seats of its user, as many as a user has', () => {
  for (const name of ['1', '2', '3']) greet(name, name, bearer('ann'));
  confirmed.confirm(bearer('ann'), 'ann');
  expect(evicted).toEqual(['3']);
  expect(greet('4', 'd', bearer('ann'))).toBe(false);
});

test('who is not confirmed in time counts as anonymous, and may be confirmed later', async () => {
  greet('1', 'a', bearer('ann'));
  await clock.advance(1_000);
  expect(greet('2', 'a', nobody)).toBe(true);
  expect(greet('3', 'a', nobody)).toBe(false);
  greet('4', 'a', bearer('ben'));
  await clock.advance(1_000);
  expect(evicted).toEqual(['4']);
  confirmed.confirm(bearer('ann'), 'ann');
  expect(greet('5', 'a', nobody)).toBe(true);
});

test('all sessions of a user share the seats of one user', () => {
  for (const session of ['one', 'two', 'three']) confirmed.confirm(bearer(session), 'ann');
  expect(greet('1', 'a', bearer('one'))).toBe(true);
  expect(greet('2', 'b', bearer('two'))).toBe(true);
  expect(greet('3', 'c', bearer('three'))).toBe(false);
  greet('4', 'd', bearer('four'));
  confirmed.confirm(bearer('four'), 'ann');
  expect(evicted).toEqual(['4']);
});

describe('when the seats of those who have signed in are taken', () => {
  beforeEach(() => {
    for (let n = 0; n < 10; n += 1) {
      confirmed.confirm(bearer(String(n)), String(n));
      for (const socket of ['a', 'b']) expect(greet(`${n}${socket}`, 'a', bearer(String(n)))).toBe(true);
    }
    evicted = [];
  });

  test('a user without a socket gets the oldest one of a user with the most', () => {
    confirmed.confirm(bearer('ann'), 'ann');
    expect(greet('ann', 'a', bearer('ann'))).toBe(true);
    expect(evicted).toEqual(['0a']);
    expect(greet('ann again', 'a', bearer('ann'))).toBe(false);
  });

  test('everybody has one when there are as many users as seats, and then there is an end', () => {
    const users = Array.from({ length: 11 }, (_, n) => `late ${n}`);
    users.forEach((user) => confirmed.confirm(bearer(user), user));
    expect(users.map((user) => greet(user, 'a', bearer(user)))).toEqual([
      ...users.slice(1).map(() => true),
      false,
    ]);
    expect(evicted).toEqual(Array.from({ length: 10 }, (_, n) => `${n}a`));
  });

  test('others wait, and sit down without a session, as before', () => {
    for (const name of ['1', '2', '3', '4']) connect(name, name);
    expect(greet('nobody', 'b', nobody)).toBe(true);
    expect(greet('new', 'b', bearer('new'))).toBe(true);
    expect(evicted.filter((name) => /^\d[ab]$/.test(name))).toEqual([]);
  });
});

test('an address gives up a seat without a session when it has at least two more than another', () => {
  const [, second] = ['1', '2'].map((name) => {
    const socket = connect(name, 'a');
    seats.greet(socket, nobody);
    return socket;
  });
  expect(greet('3', 'b', nobody)).toBe(true);
  expect(greet('4', 'c', nobody)).toBe(true);
  expect(evicted).toEqual(['1']);
  expect(greet('5', 'd', nobody)).toBe(false);
  seats.leave(second!);
  expect(greet('6', 'd', nobody)).toBe(true);
});
