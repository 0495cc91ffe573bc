import fc from 'fast-check';
import { fuzzRuns, fuzzSeed } from '#fixtures/fuzz.ts';
import { byteTextOf, byteTextOfBytes, bytesOf, flatCopyOf, textOf, textOfBytes } from './byte-text';

const settings = { seed: fuzzSeed, numRuns: fuzzRuns(500) };
const anyText = fc.string({ unit: 'binary', maxLength: 50 });

test('a byte text has the bytes of its text, and is its text again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const byteText = byteTextOf(text);
      expect(bytesOf(byteText)).toEqual(Buffer.from(text));
      expect(byteTextOfBytes(Buffer.from(text))).toBe(byteText);
      expect(flatCopyOf(byteText)).toBe(byteText);
      expect(textOf(byteText)).toBe(text);
    }),
    settings,
  );
});

test('bytes are decoded as `toString` decodes them, also those that are no UTF-8', () => {
  const cut = fc.tuple(anyText, fc.nat(50)).map(([text, at]) => Buffer.from(text).subarray(at));
  const anyBytes = fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(fc.oneof(cut, anyBytes), (bytes) => expect(textOfBytes(bytes)).toBe(bytes.toString())),
    settings,
  );
  expect(textOfBytes(Buffer.from('\ufeff “日本” 😀'))).toBe('\ufeff “日本” 😀');
  expect(textOfBytes(Buffer.from([0x22, 0xe2, 0x82, 0x22]))).toBe('"\ufffd"');
});
