import { seal, unseal } from './sealed-value';

const value = { total: 100, name: 'Ann' };

test('an encrypted value can be decrypted only with the same secret', () => {
  const sealed = seal(value, 'Bearer ann');
  expect(unseal(sealed, 'Bearer ann')).toEqual(value);
  expect(unseal(sealed, 'Bearer ben')).toBeUndefined();
});

test('the same value is encrypted differently each time', () => {
  expect(seal(value, 'Bearer ann')).not.toBe(seal(value, 'Bearer ann'));
});

test('an altered value cannot be decrypted, even if it would still be valid', () => {
  const bytes = Buffer.from(seal(value, 'Bearer ann'), 'base64');
  const digit = bytes.length - Buffer.from('{"total":100,"name":"Ann"}').length + '{"total":'.length;
  bytes.writeUInt8(bytes.readUInt8(digit) ^ 1, digit);
  expect(unseal(bytes.toString('base64'), 'Bearer ann')).toBeUndefined();
});
