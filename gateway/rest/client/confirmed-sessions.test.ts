import { credentialsOf } from '../../kernel/credentials';
import { callerOf, createConfirmedSessions } from './confirmed-sessions';

const ann = credentialsOf('Bearer ann', undefined);
const ben = credentialsOf('Bearer ben', undefined);
const cleo = credentialsOf('Bearer cleo', undefined);
const nobody = credentialsOf(undefined, undefined);

test('a session counts for its user from its confirmation until the platform refuses it', () => {
  const sessions = createConfirmedSessions({ usersAreShared: false });
  const caller = () => callerOf(ann, '203.0.113.1', sessions);
  expect(sessions.accept(ann)).toBe(false);
  expect(caller()).toBe('address 203.0.113.1');
  sessions.confirm(ann, 'u-1');
  expect(sessions.accept(ann)).toBe(true);
  expect(caller()).toBe('user u-1');
  sessions.revoke(ann);
  expect(caller()).toBe('address 203.0.113.1');
});

test('all sessions of a user count together', () => {
  const sessions = createConfirmedSessions({ usersAreShared: false });
  sessions.confirm(ann, 'u-1');
  sessions.confirm(ben, 'u-1');
  sessions.confirm(cleo, 'u-2');
  expect([ann, ben, cleo].map(sessions.ownerOf)).toEqual(['user u-1', 'user u-1', 'user u-2']);
});

test('where strangers share users, each session counts separately as soon as the platform accepts it', () => {
  const sessions = createConfirmedSessions({ usersAreShared: true });
  expect(sessions.accept(ann)).toBe(true);
  sessions.confirm(ben, 'u-1');
  expect([ann, ben].map(sessions.ownerOf)).toEqual([ann.fingerprint, ben.fingerprint]);
});

test.each([true, false])('an anonymous caller is never confirmed (shared users: %s)', (usersAreShared) => {
  const sessions = createConfirmedSessions({ usersAreShared });
  expect(sessions.accept(nobody)).toBe(true);
  sessions.confirm(nobody, 'u-1');
  expect(sessions.ownerOf(nobody)).toBeUndefined();
});

test('the least recently used session is forgotten first, and each confirmation is reported once', () => {
  const sessions = createConfirmedSessions({ usersAreShared: false, limit: 2 });
  const reported: string[] = [];
  sessions.onConfirm((fingerprint) => reported.push(fingerprint));
  sessions.confirm(ann, 'u-1');
  sessions.confirm(ben, 'u-2');
  sessions.accept(ann);
  sessions.confirm(cleo, 'u-3');
  expect([ann, ben, cleo].map(sessions.ownerOf)).toEqual(['user u-1', undefined, 'user u-3']);
  expect(reported).toEqual([ann, ben, cleo].map(({ fingerprint }) => fingerprint));
});
