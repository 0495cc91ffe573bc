import { credentialsOf } from '../../credentials';
import { callerOf, createConfirmedSessions } from './confirmed-sessions';

const ann = credentialsOf('Bearer ann', undefined);
const ben = credentialsOf('Bearer ben', undefined);
const cleo = credentialsOf('Bearer cleo', undefined);
const nobody = credentialsOf(undefined, undefined);

test('a session counts for itself from its confirmation until the platform refuses it', () => {
  const sessions = createConfirmedSessions();
  const caller = () => callerOf(ann, '203.0.113.1', sessions);
  expect(caller()).toBe('address 203.0.113.1');
  sessions.confirm(ann);
  expect(caller()).toBe(ann.fingerprint);
  sessions.revoke(ann);
  expect(caller()).toBe('address 203.0.113.1');
});

test('who has not signed in is never confirmed', () => {
  const sessions = createConfirmedSessions();
  sessions.confirm(nobody);
  expect(sessions.has(nobody)).toBe(false);
});

test('the session that was used longest ago is forgotten first, and each confirmation is reported once', () => {
  const sessions = createConfirmedSessions(2);
  const reported: string[] = [];
  sessions.onConfirm((fingerprint) => reported.push(fingerprint));
  for (const credentials of [ann, ben, ann, cleo]) sessions.confirm(credentials);
  expect([ann, ben, cleo].map((credentials) => sessions.has(credentials))).toEqual([true, false, true]);
  expect(reported).toEqual([ann, ben, cleo].map(({ fingerprint }) => fingerprint));
});
