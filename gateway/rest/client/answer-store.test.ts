import { randomBytes } from 'node:crypto';
import { AnswerStore } from './answer-store';

const bytes = (text: string) => Buffer.from(text);

test('equal bytes for the same request are the same object from the second time on', () => {
  const store = new AnswerStore(100_000);
  expect(store.intern('q', bytes('answer'))).toBeUndefined();
  const kept = store.intern('q', bytes('answer'));
  expect(kept?.bytes).toEqual(bytes('answer'));
  expect(store.intern('q', bytes('answer'))).toBe(kept);
  expect(store.expected('q')).toBe(kept?.bytes);
  expect(store.intern('r', bytes('answer'))).toBeUndefined();
});

test('other bytes, or another request, are another response', () => {
  const store = new AnswerStore(100_000);
  const keep = (question: string, text: string) => {
    store.intern(question, bytes(text));
    return store.intern(question, bytes(text));
  };
  const kept = [keep('q', 'one'), keep('q', 'two'), keep('r', 'one')];
  expect(new Set(kept.map((answer) => answer?.id)).size).toBe(3);
  expect(store.intern('q', bytes('one'))).toBe(kept[0]);
  expect(store.intern('q', bytes('two'))).toBe(kept[1]);
});

test('any flipped byte is another response', () => {
  const store = new AnswerStore(1_000_000);
  const answer = randomBytes(300);
  store.intern('q', answer);
  const kept = store.intern('q', answer);
  for (let at = 0; at < answer.length; at += 1) {
    const flipped = Buffer.from(answer);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
    expect(store.intern('q', flipped)).toBeUndefined();
  }
  expect(store.intern('q', Buffer.from(answer))).toBe(kept);
});

test('two responses with the same checksum are not confused', () => {
  const store = new AnswerStore(100_000);
  // Both have the CRC-32 checksum 0x4ddb0c25.
  const [one, other] = [bytes('plumless'), bytes('buckeroo')];
  store.intern('q', one);
  const kept = store.intern('q', one);
  expect(store.intern('q', other)).toBeUndefined();
  expect(store.intern('q', one)).toBe(kept);
});

test('responses that always differ are not stored, and the store never grows beyond its limit', () => {
  const store = new AnswerStore(50_000);
  for (let round = 0; round < 2_000; round += 1) {
    store.intern(`q${round % 7}`, randomBytes(1_000));
    expect(store.size).toBeLessThanOrEqual(50_000);
  }
  expect(store.expected('q1')).toBeUndefined();
  for (let round = 0; round < 2_000; round += 1) {
    const answer = randomBytes(1_000 + (round % 5));
    store.intern('q', answer);
    store.intern('q', answer);
    expect(store.size).toBeLessThanOrEqual(50_000);
  }
});
