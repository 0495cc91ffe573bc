import { isPersonName, normalizedName } from './person-name';

test.each([
  ['Marcel·lí Coll', 'Catalan'],
  ['Núria Gal·la', 'Catalan'],
  ['علی‌رضا', 'Persian, with a joiner'],
  ["Gerard 't Hooft", 'Dutch'],
  ['レオナルド・ヴィルヘルム', 'Japanese, with a middle dot'],
  ['אבו־ראס', 'Hebrew, with its hyphen'],
  ['ג׳ורג׳', 'Hebrew, with its apostrophe'],
  ['བསྟན་འཛིན', 'Tibetan, with its dot'],
  ['Հովհաննես֊Պետրոս', 'Armenian, with its hyphen'],
  ['क्ष‍त्रिय', 'Devanagari, with a joiner'],
  ['a/l Samy', 'Malaysian'],
  ['S/O Rajan', 'Indian'],
  ['Smith, Jr.', 'with a suffix'],
  ["O'Brien", 'Irish'],
  ['Kaʻiulani', 'Hawaiian'],
  ['Nguyễn Thị Ánh', 'Vietnamese'],
  ['𠮷田', 'beyond the basic plane'],
  ['Ω', 'one letter'],
  ['محمد', 'Arabic'],
])('[TR-30] [VF-02] the name %s is kept as it is: %s', (name) => {
  expect(isPersonName(name)).toBe(true);
  expect(normalizedName(name)).toBe(name);
});

test.each([
  ['’t Hooft', "'t Hooft"],
  ['O´Brien', "O'Brien"],
  ['O`Brien', "O'Brien"],
  ['O‘Brien', "O'Brien"],
  ['O’Brien', "O'Brien"],
  ['O＇Brien', "O'Brien"],
  ['Smith‑Jones', 'Smith-Jones'],
  ['Smith‐Jones', 'Smith-Jones'],
  ['Smith–Jones', 'Smith-Jones'],
  ['Smith－Jones', 'Smith-Jones'],
  ['Smith\u00a0Jones', 'Smith Jones'],
  ['  Smith \t Jones\n', 'Smith Jones'],
  ['\u200eSmith\u200f', 'Smith'],
  ['\u202aSmith\u202c', 'Smith'],
  ['\ufeffSm\u00adi\u200bth', 'Smith'],
  ['Ｓｍｉｔｈ', 'Smith'],
  ['Sofia\u0301', 'Sofiá'],
  ['ﬁona', 'fiona'],
  ['Henry Ⅲ', 'Henry III'],
  ['ﾚｵﾅﾙﾄﾞ･ﾀﾞ', 'レオナルド・ダ'],
  ['Coŀl', 'Col·l'],
  ['علی\u200c', 'علی'],
  ['Ann\u200d-Marie', 'Ann-Marie'],
])('[TR-30] [VF-02] %j is the name %j', (typed, name) => {
  expect(normalizedName(typed)).toBe(name);
  expect(isPersonName(typed)).toBe(true);
});

test.each([
  '',
  ' ',
  '\u200b',
  '-',
  '.',
  "'",
  '·',
  '12',
  'R2-D2',
  'Vidal 3',
  'a@b',
  'Ann <b>',
  'Ann_B',
  '☺',
  'x\u0000y',
  'Ann;',
])('%j can be no name [VF-02]', (text) => {
  expect(isPersonName(text)).toBe(false);
});
