import { pageOf, parseRegister, problemsOf } from './requirement-register';

const register = parseRegister(`
- prefix: QX
  title: Photo gallery
  requirements:
    QX-01: Photos are shown.
    QX-02: { text: Photos move., note: 'Not built: nobody films homes.' }
`);

const testOf = (path: string, id: string) => ({
  path,
  text: `test('[${id}] what the title says', () => {});`,
});
const proof = testOf('client/gallery.test.ts', 'QX-01');

test('a register whose ids have tests or notes has no problem', () => {
  expect(problemsOf(register, [proof])).toEqual([]);
});

test.each([
  ['a comment', { path: 'client/gallery.ts', text: '/** QX-09: something. */' }, 'QX-09'],
  ['a title of an unknown area', testOf('client/new.test.ts', 'ZZ-01'), 'ZZ-01'],
])('an unknown id in %s is a problem', (_where, file, id) => {
  expect(problemsOf(register, [proof, file])).toEqual([
    `${file.path} names ${id}, which is not in the register.`,
  ]);
});

test('an id without a test and a note is a problem', () => {
  expect(problemsOf(register, [{ path: 'client/gallery.ts', text: '// QX-01' }])).toEqual([
    'QX-01 is named by no test and has no note.',
  ]);
});

test('an id that is noted as not built but has a test is a problem', () => {
  const text = `test.each([['QX-02', 1]])('[%s] moves', () => {});`;
  expect(problemsOf(register, [proof, { path: 'client/moves.test.ts', text }])).toEqual([
    'QX-02 is noted as not built, and client/moves.test.ts names it.',
  ]);
});

test('the page lists each id with its sentence, its note and its tests', () => {
  const page = pageOf(register, [proof]);
  expect(page).toContain('| QX-01 | Photos are shown. | [client/gallery](../client/gallery.test.ts) |');
  expect(page).toContain('| QX-02 | Photos move. *Not built: nobody films homes.* |  |');
});
