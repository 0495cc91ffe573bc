import { visibleText } from './visible-text';

test.each([
  ['Lake houses', 'Lake houses'],
  ['  Lake\n houses\u2028', 'Lake  houses'],
  ['Sum\u200bmer\u202e', 'Summer'],
  ['\u2067סתיו\u2069', 'סתיו'],
  ['👩‍👩‍👧 2027', '👩‍👩‍👧 2027'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['علی‌رضا', 'علی‌رضا'],
  ['a\u0007b\u0000', 'ab'],
  ['\u200b', ''],
  ['\u200d', ''],
  ['\u3164', ''],
  ['\u2800', ''],
  ['\ufe0f', ''],
  ['\n\t ', ''],
])('[WI-04] %j is %j', (text, visible) => expect(visibleText(text)).toBe(visible));
