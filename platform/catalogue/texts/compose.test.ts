import { createRandom } from '../random';
import { createDealer, fill, type Facts } from './compose';

const facts: Facts = { slots: { noun: 'A-frame', we: 'we', host: 'Ines' }, tags: new Set(['Pool']) };
const random = () => createRandom('compose');

test('a slot inserts its fact, capitalized if the slot is', () => {
  expect(fill('{We} love the {noun}.', facts)).toBe('We love the A-frame.');
});

test('the article matches the fact', () => {
  expect(fill('A {noun} or a {host} by a {we}.', facts)).toBe('An A-frame or an Ines by a we.');
});

test('an unknown slot is an error', () => {
  expect(() => fill('{nothing}', facts)).toThrow('no fact named nothing');
});

test('a template is used only if its conditions hold and its facts exist', () => {
  const deal = (pool: string[]) => createDealer(9).deal(pool, facts, random(), new Set());
  expect(deal(['[HotTub] In the tub.', '[!Pool] Dry.', 'To {far}.', '[Pool !HotTub] In the pool.'])).toBe(
    'In the pool.',
  );
  expect(deal(['[HotTub] In the tub.'])).toBeNull();
  expect(deal([])).toBeNull();
});

test('the least used template comes first, and no text repeats for one home or too often overall', () => {
  const dealer = createDealer(2);
  const pool = ['One.', 'Two.', 'Three.'];
  const said = new Set<string>();
  const own = [1, 2, 3, 4].map(() => dealer.deal(pool, facts, random(), said));
  expect(new Set(own.slice(0, 3))).toEqual(new Set(pool));
  expect(own[3]).toBeNull();
  const others = [1, 2, 3, 4].map(() => dealer.deal(pool, facts, random(), new Set()));
  expect(new Set(others.slice(0, 3))).toEqual(new Set(pool));
  expect(others[3]).toBeNull();
});
