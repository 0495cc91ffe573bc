import { mappingOfShared, memoOf, share } from './shared-object';

const home = () => ({ name: 'Cabin', rooms: [{ beds: 2 }], host: null });

test('a shared object is immutable, and looks like any other', () => {
  const shared = share(home());
  expect(() => (shared.rooms[0]!.beds = 3)).toThrow(TypeError);
  expect(() => shared.rooms.push({ beds: 1 })).toThrow(TypeError);
  expect(JSON.stringify(shared)).toBe(JSON.stringify(home()));
  expect([Object.keys(shared), memoOf({ ...shared })]).toEqual([Object.keys(home()), undefined]);
});

test('a small part has no memo', () => {
  const { price, rooms } = share({ price: { value: 1, currencyCode: 'USD' }, rooms: [1, 2, 3, 4] });
  expect([memoOf(price), memoOf(rooms)]).toEqual([undefined, expect.anything()]);
});

test('each part has a memo, however deeply it is nested', () => {
  let nested: object = {};
  for (let depth = 0; depth < 50_000; depth += 1) nested = { nested };
  let part: object | undefined = share(nested);
  for (; part && 'nested' in part; part = (part as { nested?: object }).nested) {
    if (memoOf(part) === undefined) throw new Error('a part without a memo');
  }
});

describe('a mapping', () => {
  let count: number;
  const named = mappingOfShared(
    ({ name }: { name: string }, prefix: string) => ({ label: prefix + name, count: (count += 1) }),
    (prefix) => prefix,
  );
  const bedsOf = mappingOfShared(({ rooms }: ReturnType<typeof home>) => rooms.map(({ beds }) => beds));

  beforeEach(() => (count = 0));

  test('of a shared object is computed once for the same arguments, and is shared', () => {
    const shared = share(home());
    const first = named(shared, 'The ');
    expect(first).toEqual({ label: 'The Cabin', count: 1 });
    expect(named(shared, 'The ')).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
    expect(named(shared, 'A ')).toEqual({ label: 'A Cabin', count: 2 });
    expect(named(shared, 'The ')).toEqual({ label: 'The Cabin', count: 3 });
  });

  test('does not get the result of another one', () => {
    const shared = share(home());
    expect([named(shared, '').label, bedsOf(shared), named(shared, '').label]).toEqual([
      'Cabin',
      [2],
      'Cabin',
    ]);
  });

  test('of an object that belongs to one request is computed each time', () => {
    const own = home();
    expect([named(own, '').count, named(own, '').count, Object.isFrozen(named(own, ''))]).toEqual([
      1,
      2,
      false,
    ]);
  });
});
