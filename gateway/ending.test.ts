import { Ending } from './ending';

test('an ending tells each listener once, and none that has left', () => {
  const ending = new Ending();
  const told: string[] = [];
  const leaves = () => told.push('who has left');
  ending.addEventListener('abort', () => told.push('the first'));
  ending.addEventListener('abort', leaves);
  ending.addEventListener('abort', () => told.push('the last'));
  ending.removeEventListener('abort', leaves);
  expect(ending.aborted).toBe(false);
  ending.abort();
  ending.abort();
  expect(ending.aborted).toBe(true);
  expect(told).toEqual(['the first', 'the last']);
});

test('listeners may leave while they are told', () => {
  const ending = new Ending();
  const told: string[] = [];
  const last = () => told.push('the last');
  ending.addEventListener('abort', () => ending.removeEventListener('abort', last));
  ending.addEventListener('abort', last);
  ending.abort();
  expect(told).toEqual([]);
});
