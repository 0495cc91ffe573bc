import { credentialsOf, type Credentials } from '../kernel/credentials';
import { createConfirmedSessions, type ConfirmedSessionList } from '../rest/client/confirmed-sessions';
import { ManualClock } from '../testing/manual-clock';
import { connectionLimits } from './connections';
import { createConnectionSlots, type ConnectionSlots, type SlotLimits } from './connection-slots';

const limits: SlotLimits = {
  sockets: 20,
  socketsPerUser: 2,
  anonymousSockets: 3,
  anonymousSocketsPerAddress: 2,
  arrivingSockets: 12,
  arrivalMs: 250,
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
let slots: ConnectionSlots<TestSocket>;

beforeEach(() => {
  clock = new ManualClock(0);
  confirmed = createConfirmedSessions({ usersAreShared: false });
  evicted = [];
  slots = createConnectionSlots<TestSocket>(limits, confirmed, ({ name }) => evicted.push(name), clock);
});

function connect(name: string, address: string): TestSocket {
  const socket = { name };
  slots.connect(socket, address);
  return socket;
}

const bearer = (token: string) => credentialsOf(`Bearer ${token}`, undefined);
const nobody = credentialsOf(undefined, undefined);

function authenticate(name: string, address: string, credentials: Credentials): boolean {
  return slots.authenticate(connect(name, address), credentials);
}

/** Opens sockets that send nothing for a moment. */
async function silent(address: string, ...names: string[]): Promise<TestSocket[]> {
  const sockets = names.map((name) => connect(name, address));
  await clock.advance(limits.arrivalMs);
  return sockets;
}

test('sockets that never authenticate lose their slots to new ones, at the busiest address first', async () => {
  await silent('a', 'a1', 'a2', 'a3');
  await silent('a', 'a4');
  expect(evicted).toEqual(['a1']);
  await silent('b', 'b1');
  await silent('c', 'c1');
  expect(evicted).toEqual(['a1', 'a2']);
});

test('simultaneous sockets that authenticate within a moment do not displace each other', async () => {
  const names = Array.from({ length: 10 }, (_, n) => String(n));
  for (const name of names) confirmed.confirm(bearer(name), name);
  const sockets = names.map((name) => connect(name, 'a'));
  await clock.advance(limits.arrivalMs - 1);
  expect(sockets.map((socket) => slots.authenticate(socket, bearer(socket.name)))).toEqual(
    names.map(() => true),
  );
  await clock.advance(limits.arrivalMs);
  expect(evicted).toEqual([]);
});

test('when all slots of arriving sockets are taken, the busiest address loses its oldest', async () => {
  for (let n = 0; n < 11; n += 1) connect(`a${n}`, 'a');
  const other = connect('b', 'b');
  connect('c', 'c');
  expect(evicted).toEqual(['a0']);
  expect(slots.authenticate(other, nobody)).toBe(true);
});

test('a socket that lost its slot stays without one, with any credentials', async () => {
  confirmed.confirm(bearer('ann'), 'ann');
  const [first] = await silent('a', 'a1', 'a2', 'a3', 'a4');
  expect(evicted).toEqual(['a1']);
  for (const credentials of [nobody, bearer('invented'), bearer('ann')]) {
    expect(slots.authenticate(first!, credentials)).toBe(false);
  }
});

test('waiting sockets take no slot of known users', async () => {
  confirmed.confirm(bearer('ann'), 'ann');
  await silent('a', ...Array.from({ length: 9 }, (_, n) => `silent ${n}`));
  for (let n = 0; n < 20; n += 1) connect(`arriving ${n}`, 'a');
  for (let n = 0; n < 9; n += 1) authenticate(`invented ${n}`, 'a', bearer(String(n)));
  evicted = [];
  expect(authenticate('ann', 'a', bearer('ann'))).toBe(true);
  expect(authenticate('nobody', 'a', nobody)).toBe(true);
  expect(evicted.filter((name) => name === 'ann' || name === 'nobody')).toEqual([]);
});

test('a user has a limited number of sockets, and closing one frees a slot', () => {
  confirmed.confirm(bearer('ann'), 'ann');
  const [first, second, third] = ['1', '2', '3'].map((name) => connect(name, 'a'));
  expect([first, second, third].map((socket) => slots.authenticate(socket!, bearer('ann')))).toEqual([
    true,
    true,
    false,
  ]);
  slots.leave(first!);
  expect(authenticate('4', 'b', bearer('ann'))).toBe(true);
});

test('anonymous clients share slots, of which one address has only some', () => {
  expect(['1', '2', '3'].map((name) => authenticate(name, 'a', nobody))).toEqual([true, true, false]);
  expect(['4', '5'].map((name) => authenticate(name, 'b', nobody))).toEqual([true, false]);
});

test('sockets with invented bearer tokens lose their slots to new ones', () => {
  for (const name of ['1', '2', '3', '4']) authenticate(name, 'a', bearer(name));
  expect(evicted).toEqual(['1']);
  expect(authenticate('ann', 'b', bearer('ann'))).toBe(true);
  expect(authenticate('ben', 'c', bearer('ben'))).toBe(true);
  expect(evicted).toEqual(['1', '2']);
});

test("a confirmed session gets the slots of its user, up to the user's limit", () => {
  for (const name of ['1', '2', '3']) authenticate(name, name, bearer('ann'));
  confirmed.confirm(bearer('ann'), 'ann');
  expect(evicted).toEqual(['3']);
  expect(authenticate('4', 'd', bearer('ann'))).toBe(false);
});

test('a session that is not confirmed in time counts as anonymous, and may be confirmed later', async () => {
  authenticate('1', 'a', bearer('ann'));
  await clock.advance(1_000);
  expect(authenticate('2', 'a', nobody)).toBe(true);
  expect(authenticate('3', 'a', nobody)).toBe(false);
  authenticate('4', 'a', bearer('ben'));
  await clock.advance(1_000);
  expect(evicted).toEqual(['4']);
  confirmed.confirm(bearer('ann'), 'ann');
  expect(authenticate('5', 'a', nobody)).toBe(true);
});

test("all sessions of a user share the user's slots", () => {
  for (const session of ['one', 'two', 'three']) confirmed.confirm(bearer(session), 'ann');
  expect(authenticate('1', 'a', bearer('one'))).toBe(true);
  expect(authenticate('2', 'b', bearer('two'))).toBe(true);
  expect(authenticate('3', 'c', bearer('three'))).toBe(false);
  authenticate('4', 'd', bearer('four'));
  confirmed.confirm(bearer('four'), 'ann');
  expect(evicted).toEqual(['4']);
});

describe('when all slots of signed-in users are taken', () => {
  beforeEach(() => {
    for (let n = 0; n < 10; n += 1) {
      confirmed.confirm(bearer(String(n)), String(n));
      for (const socket of ['a', 'b'])
        expect(authenticate(`${n}${socket}`, 'a', bearer(String(n)))).toBe(true);
    }
    evicted = [];
  });

  test('a user without a socket gets the oldest one of a user with the most', () => {
    confirmed.confirm(bearer('ann'), 'ann');
    expect(authenticate('ann', 'a', bearer('ann'))).toBe(true);
    expect(evicted).toEqual(['0a']);
    expect(authenticate('ann again', 'a', bearer('ann'))).toBe(false);
  });

  test('each user has one when there are as many users as slots, and further users are refused', () => {
    const users = Array.from({ length: 11 }, (_, n) => `late ${n}`);
    users.forEach((user) => confirmed.confirm(bearer(user), user));
    expect(users.map((user) => authenticate(user, 'a', bearer(user)))).toEqual([
      ...users.slice(1).map(() => true),
      false,
    ]);
    expect(evicted).toEqual(Array.from({ length: 10 }, (_, n) => `${n}a`));
  });

  test('others wait, and get an anonymous slot', () => {
    for (const name of ['1', '2', '3', '4']) connect(name, name);
    expect(authenticate('nobody', 'b', nobody)).toBe(true);
    expect(authenticate('new', 'b', bearer('new'))).toBe(true);
    expect(evicted.filter((name) => /^\d[ab]$/.test(name))).toEqual([]);
  });
});

test('an address loses an anonymous slot when it has at least two more than another', () => {
  const [, second] = ['1', '2'].map((name) => {
    const socket = connect(name, 'a');
    slots.authenticate(socket, nobody);
    return socket;
  });
  expect(authenticate('3', 'b', nobody)).toBe(true);
  expect(authenticate('4', 'c', nobody)).toBe(true);
  expect(evicted).toEqual(['1']);
  expect(authenticate('5', 'd', nobody)).toBe(false);
  slots.leave(second!);
  expect(authenticate('6', 'd', nobody)).toBe(true);
});

describe("with the gateway's limits", () => {
  beforeEach(() => {
    const gatewayLimits = { ...connectionLimits, sockets: 5_000 };
    slots = createConnectionSlots<TestSocket>(
      gatewayLimits,
      confirmed,
      ({ name }) => evicted.push(name),
      clock,
    );
  });

  test('a thousand clients of one address reconnect simultaneously, also to a gateway that knows no session', async () => {
    const sockets = Array.from({ length: 1_000 }, (_, n) => connect(String(n), 'office'));
    await clock.advance(connectionLimits.arrivalMs - 1);
    const userOf = (n: number) => `user ${n % 100}`;
    expect(sockets.every((socket, n) => slots.authenticate(socket, bearer(userOf(n))))).toBe(true);
    sockets.forEach((_, n) => confirmed.confirm(bearer(userOf(n)), userOf(n)));
    await clock.advance(connectionLimits.confirmMs);
    expect(evicted).toEqual([]);
  });

  test('thousands of silent sockets leave 100 after a second, and block no other clients', async () => {
    const newcomer = connect('newcomer', 'home');
    for (let n = 0; n < 3_000; n += 1) connect(`silent ${n}`, 'attacker');
    expect(slots.authenticate(newcomer, nobody)).toBe(true);
    await clock.advance(connectionLimits.arrivalMs);
    expect(evicted).toHaveLength(2_900);
    expect(authenticate('another', 'home', nobody)).toBe(true);
  });
});
