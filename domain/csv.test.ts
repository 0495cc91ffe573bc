import { csvOf } from './csv';

test.each([
  ['plain', '"plain"'],
  ['a "quoted", text', '"a ""quoted"", text"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['+1 416', '"\'+1 416"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['＝1', '"\'＝1"'],
  ['-12.50', '"-12.50"'],
  ['', '""'],
])('%j is the cell %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

test('rows end with a line break', () => {
  expect(csvOf([['a', 'b'], ['c']])).toBe('\uFEFF"a","b"\r\n"c"\r\n');
});
