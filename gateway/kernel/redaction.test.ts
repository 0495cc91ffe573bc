import { credentialsOf } from './credentials';
import { redact } from './redaction';

test.each([
  ['a card number', 'paid with 4111111111111111 today'],
  ['a card number in groups', 'card 4111 1111 1111 1111'],
  ['a bearer token', 'Authorization: Bearer 4111-secret.token'],
  ['a token field', '{"sessionToken":"4111-secret"}'],
  ['a token of the vault', '{"payment_method_token":"4111-secret"}'],
  ['a token in its own object', '{"quoteToken":{"value":"4111-secret"}}'],
  ['the key of the vault', '{"environmentKey":"4111-secret"}'],
  ['a number field', '{"verification_value":4111}'],
  ['a field with an escaped quote', '{"cvv":"41\\"4111"}'],
  ['a field that was cut off', '{"token":"4111-secret'],
])('%s is removed from a text', (_, text) => {
  expect(redact(text)).toContain('[redacted]');
  expect(redact(text)).not.toMatch(/4111|secret/);
});

test('ordinary texts and dates are unchanged', () => {
  const text = '{"message":"No stay from 2026-05-01 until 2026-05-04","code":40401,"total":1234.5}';
  expect(redact(text)).toBe(text);
});

test('a credential that could break out of a header is not forwarded', () => {
  expect(credentialsOf('Bearer a\r\nx: y', 'c\n')).toMatchObject({
    authorization: 'Bearer',
    csrfToken: undefined,
  });
  expect(credentialsOf('Bearer a', ['c']).csrfToken).toBeUndefined();
  expect(credentialsOf('Bearer a', 'c')).toMatchObject({ authorization: 'Bearer a', csrfToken: 'c' });
});

test('a fingerprint depends only on the token, and does not reveal it', () => {
  const { fingerprint } = credentialsOf('Bearer secret-token', 'c');
  expect(credentialsOf('Bearer secret-token', 'other').fingerprint).toBe(fingerprint);
  expect(credentialsOf('Bearer other-token', 'c').fingerprint).not.toBe(fingerprint);
  expect(fingerprint).not.toMatch(/secret|token/);
});
