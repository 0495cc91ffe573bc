import fc from 'fast-check';
import { fuzzRuns, fuzzSeed, fuzzSettings, fuzzTimeoutMs, oddInOnePlace, oddValue } from '#fixtures/fuzz.ts';
import { memoOf } from '../../kernel/shared-object';
import { IncrementalParser } from './incremental-parser';

const day = (date: number, price = 100) => ({
  date,
  isAvailable: true,
  price: { value: price, currency: 'USD' },
});
const days = (count: number, first = 0) => Array.from({ length: count }, (_, at) => day(first + at));
type Calendar = { readonly days: readonly object[] } & Readonly<Record<string, unknown>>;

class Reader {
  readonly parser: IncrementalParser;

  constructor(maxBytes = 1_000_000) {
    this.parser = new IncrementalParser(maxBytes);
  }

  /** What a caller gets for the text. */
  read(json: string | Buffer, question = 'q') {
    const { parse, keep } = this.parser.parserFor(question);
    const parsed = parse(typeof json === 'string' ? Buffer.from(json) : json);
    keep();
    return parsed;
  }

  /** The same for a calendar. */
  calendar(value: Calendar) {
    const { value: read, unchecked } = this.read(JSON.stringify(value));
    expect(read).toEqual(value);
    return { days: (read as Calendar).days, unchecked: (unchecked as Calendar).days };
  }
}

/** A reader that has kept a calendar of 30 days. */
function readerOf30Days() {
  const reader = new Reader();
  reader.calendar({ version: 1, days: days(30) });
  const { days: kept } = reader.calendar({ version: 2, days: days(30) });
  return { reader, kept };
}

describe('of a response that differs in few places from the one before', () => {
  test.each<[string, object[], number[]]>([
    ['the version', days(30), []],
    ['one day', days(30).with(7, day(7, 120)), [7]],
    [
      'the days of a booking',
      [...days(9), ...days(3, 9).map(({ date }) => day(date, 1)), ...days(18, 12)],
      [9, 10, 11],
    ],
    ['the first day, which has passed', days(29, 1), []],
    ['a day that was added', [...days(5), day(99), ...days(25, 5)], [5]],
    ['some days that were removed', [...days(5), ...days(22, 8)], []],
  ])('%s: only that is parsed and checked again', (_, changed, added) => {
    const { reader, kept } = readerOf30Days();
    const { days: read, unchecked } = reader.calendar({ version: 3, days: changed });
    const parsed = read.flatMap((each, at) => (kept.includes(each) ? [] : [at]));
    expect(parsed).toEqual(added);
    expect(unchecked).toEqual(added.map((at) => changed[at]));
  });

  test('a list without changes is the same list', () => {
    const { reader, kept } = readerOf30Days();
    expect(reader.calendar({ version: 25, days: days(30) }).days).toBe(kept);
  });

  test('a part deep inside a changed one is kept, and a short one is parsed', () => {
    const reader = new Reader();
    const page = (version: number) => ({
      home: { version, name: 'The "Cabin" \\', text: { long: 'x'.repeat(600) }, days: days(10) },
      rest: { version },
    });
    const [, before, after] = [1, 2, 3].map((version) => reader.read(JSON.stringify(page(version))));
    const home = (parsed: typeof after) => (parsed?.value as ReturnType<typeof page>).home;
    expect(after?.value).toEqual(page(3));
    expect(home(after).text).toBe(home(before).text);
    expect(home(after).days).toBe(home(before).days);
    expect(after?.unchecked).toEqual({ home: { ...page(3).home, days: [] }, rest: { version: 3 } });
  });

  test('shared parts are immutable and have memos; a first response belongs to its request', () => {
    const { reader } = readerOf30Days();
    const { days: shared } = reader.calendar({ version: 3, days: days(30) });
    expect([Object.isFrozen(shared), Object.isFrozen(shared[0])]).toEqual([true, true]);
    expect(memoOf(shared[0] ?? {})).toBeDefined();
    const own = reader.read(JSON.stringify({ days: days(30) }), 'another request').value as Calendar;
    expect([Object.isFrozen(own.days), memoOf(own.days)]).toEqual([false, undefined]);
  });

  test('a response that was not accepted is not kept', () => {
    const { reader, kept } = readerOf30Days();
    reader.parser.parserFor('q').parse(Buffer.from(JSON.stringify({ version: 3, days: days(30, 500) })));
    expect(reader.calendar({ version: 4, days: days(30) }).days).toBe(kept);
  });
});

test('responses that change as a whole are parsed as usual, and kept less and less often', () => {
  const reader = new Reader();
  const kept = Array.from({ length: 100 }, (_, version) => {
    reader.calendar({ version, days: days(30, 1_000 * version) });
    return reader.parser.size > 10_000;
  });
  expect(kept.flatMap((isKept, at) => (isKept ? [at] : []))).toEqual([1, 4, 8, 14, 24, 42, 76]);
});

test('the memory is bounded', () => {
  const maxBytes = 500_000;
  const reader = new Reader(maxBytes);
  for (let version = 0; version < 300; version += 1) {
    reader.read(JSON.stringify({ version, days: days(30) }), `q${version % 40}`);
    expect(reader.parser.size).toBeLessThanOrEqual(maxBytes);
  }
  expect(reader.parser.size).toBeGreaterThan(maxBytes / 2);
  const tooLarge = JSON.stringify({ days: days(200) });
  for (let time = 0; time < 3; time += 1) reader.read(tooLarge, 'large');
  expect(Object.isFrozen(reader.read(tooLarge, 'large').value)).toBe(false);
});

/** Texts that are nearly those of the calendar, which `JSON.parse` refuses or understands differently. */
const calendar = JSON.stringify({ version: 3, days: days(30), note: 'a "quoted" \\ text', end: 12 });
test.each([
  ['pretty', JSON.stringify(JSON.parse(calendar), null, 2)],
  ['with spaces around it', ` ${calendar}\n`],
  ['with a longer number', calendar.replace(/12}$/, '123}')],
  ['with a name twice', calendar.replace('{"version"', '{"end":1,"version"')],
  ['with a name that is a number', calendar.replace('{"version"', '{5')],
  ['with __proto__', calendar.replace('"version"', '"__proto__"')],
  ['with an escaped name', calendar.replace('"version"', '"\\u0076ersion"')],
  ['without a colon', calendar.replace('"version":', '"version"')],
  ['without a comma', calendar.replace('},{', '}{')],
  ['with two commas', calendar.replace('},{', '},,{')],
  ['with a comma at the end', calendar.replace('}],', '}],],')],
  ['with a comma after the last day', calendar.replace('}],', '},],')],
  ['with another bracket', calendar.replace('}],', '}},')],
  ['cut short', calendar.slice(0, -20)],
  ['with more after it', `${calendar}}`],
  ['with an open text', calendar.replace('\\"quoted', '"quoted')],
  ['with an empty list', calendar.replace(/\[.*\]/, '[]')],
  ['with a list of numbers', calendar.replace(/\[.*\]/, `[${Array(800).fill(7).join()}]`)],
  ['with a vertical tab', calendar.replace('},{', '},\v{')],
  ['deeply nested', `{"version":3,"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
])('a text %s has the value, or the error, of JSON.parse', (_, json) => {
  const outcome = (parse: () => unknown) => {
    try {
      return JSON.stringify(parse());
    } catch (error) {
      return (error as Error).name;
    }
  };
  const reader = new Reader();
  for (const version of [1, 2]) reader.read(calendar.replace('3', String(version)));
  const expected = outcome(() => JSON.parse(json) as unknown);
  for (let time = 0; time < 2; time += 1) expect(outcome(() => reader.read(json).value)).toEqual(expected);
  expect(reader.read(calendar).value).toEqual(JSON.parse(calendar));
});

test('texts beyond ASCII, and bytes that are no UTF-8, have the values of JSON.parse', () => {
  const reader = new Reader();
  const odd = Buffer.from([0xff, 0xe2, 0x82]);
  const answers = [1, 2, 3, 4].map((version) => {
    const json = JSON.stringify({ größe: `${version} €`, days: days(30), note: `“日本” ${version} 😀?` });
    const [before = '', after = ''] = json.split('?');
    return Buffer.concat([Buffer.from(before), odd, Buffer.from(after)]);
  });
  const read = answers.map((bytes) => reader.read(bytes).value as Calendar);
  expect(read).toEqual(answers.map((bytes) => JSON.parse(bytes.toString()) as unknown));
  expect(read[3]!.days).toBe(read[2]!.days);
});

test('of a name that came twice, both values are known', () => {
  const reader = new Reader();
  const twice = (version: number) => calendar.replace('{"version":3', `{"end":1,"version":${version}`);
  for (const version of [1, 2]) reader.read(twice(version));
  expect(reader.read(calendar.replace('"end":12', '"end":1')).value).toMatchObject({ end: 1 });
});

test('a response that changes deep inside is parsed, however deep', () => {
  const reader = new Reader(100_000_000);
  const nested = (version: number) => `{"deep":${'['.repeat(20_000)}${version}${']'.repeat(20_000)}}`;
  for (let version = 1; version < 5; version += 1) {
    let inner = (reader.read(nested(version)).value as { deep: unknown }).deep;
    while (Array.isArray(inner)) inner = inner[0] as unknown;
    expect(inner).toBe(version);
  }
});

test(
  `any sequence of responses has the values of JSON.parse (${fuzzSettings})`,
  () => {
    const page = {
      version: 0,
      homes: [...days(6), { text: 'y'.repeat(600), days: days(8) }, null, 7],
      place: { name: 'Asheville' },
    };
    const variant = fc.oneof(
      { weight: 9, arbitrary: oddInOnePlace(page) },
      { weight: 1, arbitrary: oddValue },
    );
    fc.assert(
      fc.property(fc.array(variant, { minLength: 3, maxLength: 8 }), fc.boolean(), (values, isPretty) => {
        const reader = new Reader();
        for (const value of values) {
          const json = JSON.stringify(value, null, isPretty ? 1 : 0);
          expect(JSON.stringify(reader.read(json).value)).toBe(JSON.stringify(JSON.parse(json)));
        }
      }),
      { seed: fuzzSeed, numRuns: fuzzRuns(300) },
    );
  },
  fuzzTimeoutMs(300),
);
