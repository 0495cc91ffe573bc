import fc from 'fast-check';
import { plainText, plainTextOf } from './plain-text';

test.each([
  ['words alone', 'No smoking.\nNo parties.', 'No smoking.\nNo parties.'],
  [
    'paragraphs and breaks',
    '<p>Quiet after ten.</p><p>No pets<br/>indoors.</p>',
    'Quiet after ten.\n\nNo pets\nindoors.',
  ],
  ['lists', 'Bring:<ul><li>towels</li><li>a key</li></ul>', 'Bring:\n\n• towels\n• a key'],
  [
    'entities',
    'Tea &amp; coffee &ndash; caf&eacute;&#33; &#x1F3E1; &unknown;',
    'Tea & coffee – café! 🏡 &unknown;',
  ],
  [
    'every entity by its name',
    '&quot;&apos;&lt;&gt;&mdash;&hellip;&lsquo;&rsquo;&ldquo;&rdquo;&bull;&middot;&deg;&euro;&trade;&copy;&reg;a&nbsp;b&EACUTE;',
    '"\'<>—…‘’“”•·°€™©®a bé',
  ],
  ['entities that are no characters', 'a&#0;&#xD800;&#xDFFF;&#x110000;b', 'ab'],
  ['entities at the ends of the characters', '&#xD7FF;&#xE000;&#x10FFFF;', '\ud7ff\ue000\u{10ffff}'],
  ['headings', '<h1>House</h1><h6>Rules</h6>', 'House\n\nRules'],
  ['markup that was escaped', '&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ['comparisons', 'Fewer than < 6 guests, more than > 2', 'Fewer than < 6 guests, more than > 2'],
  ['a heart', 'We <3 guests', 'We <3 guests'],
  ['a line of Windows', 'One\r\nTwo\r\n\r\n\r\n\r\nThree', 'One\nTwo\n\nThree'],
])('[FM-10] %s', (_, text, expected) => expect(plainText(text)).toBe(expected));

test.each([
  ['a script', 'Hello<script>alert(1)</script>'],
  ['a script that does not end', 'Hello<script src="https://evil.example/x.js">alert(1)'],
  ['a picture that fails', 'Hello<img src=x onerror=alert(1)>'],
  ['a picture without spaces', 'Hello<img/src=x/onerror=alert(1)>'],
  ['a drawing', 'Hello<svg onload="alert(1)"><title>x</title></svg>'],
  ['a frame', 'Hello<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a style', 'Hello<style>*{display:none}</style>'],
  ['a comment', 'Hello<!-- <b>alert(1)</b> -->'],
  ['a link', '<a href="javascript:alert(1)">Hello</a>'],
  ['invisible and direction-turning characters', '\u202eHel\u200blo\u0000\u2066\ufeff'],
])('[FM-10] only the text of %s remains', (_, text) => expect(plainText(text)).toBe('Hello'));

test('[FM-10] a missing or empty text is null', () => {
  expect([null, undefined, '', ' ', '<p></p>', '<p>Hi</p>'].map(plainTextOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    'Hi',
  ]);
});

test('[FM-10] no control character remains, and words without markup are unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(plainText(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9.,'’ ]{0,80}$/), (text) => {
      expect(plainText(text)).toBe(text.replace(/ +/g, ' ').trim());
    }),
  );
});

test('[FM-10] text before and after markup is handled alike', () => {
  const pieces = fc.constantFrom(
    'a',
    'Z',
    ' ',
    '  ',
    '\t',
    '\n',
    '\r',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u2003',
    '&',
    '&amp;',
    '<',
    '>',
    '.',
    'é',
    '\u007f',
    '\u2028',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 }),
      (parts) => {
        const text = parts.join('');
        expect(plainText(text)).toBe(plainText(`<b></b>${text}`));
      },
    ),
    { numRuns: 2_000 },
  );
});
