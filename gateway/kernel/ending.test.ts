import { Ending } from './ending';

test('an ending notifies each listener once, and no removed listener', () => {
  const ending = new Ending();
  const called: string[] = [];
  const leaves = () => called.push('who has left');
  ending.addEventListener('abort', () => called.push('the first'));
  ending.addEventListener('abort', leaves);
  ending.addEventListener('abort', () => called.push('the last'));
  ending.removeEventListener('abort', leaves);
  expect(ending.aborted).toBe(false);
  ending.abort();
  ending.abort();
  expect(ending.aborted).toBe(true);
  expect(called).toEqual(['the first', 'the last']);
});

test('listeners may be removed while they are notified', () => {
  const ending = new Ending();
  const called: string[] = [];
  const last = () => called.push('the last');
  ending.addEventListener('abort', () => ending.removeEventListener('abort', last));
  ending.addEventListener('abort', last);
  ending.abort();
  expect(called).toEqual([]);
});
