import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { EMAIL_ADDRESS, isEmailAddress, normalizedEmail } from './email-address';

test.each([
  'ana@example.com',
  'a.b+c@mail.example.co',
  "o'neil_{1}@example.com",
  'a@xn--e1afmkfd.xn--p1ai',
  'почта@пример.рф',
  'उपयोगकर्ता@उदाहरण.भारत',
  '用户@例子.公司',
  'ana@my-home.example',
  'a@1.example',
])('[TR-21] [TR-30] %s is an email address', (address) => {
  expect(normalizedEmail(address)).toBe(address);
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  ['  ana@example.com ', 'ana@example.com'],
  ['\u200eana@example.com\u200b', 'ana@example.com'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['用户@例子。公司', '用户@例子.公司'],
])('[TR-21] [TR-30] %j is the email address %s', (typed, address) => {
  expect(normalizedEmail(typed)).toBe(address);
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  '',
  'ana',
  'ana@example',
  'ana@example.c',
  'ana@example.1',
  'ana@example.c0m1',
  'ana@@example.com',
  'ana @example.com',
  'a@b..com',
  'a@.example.com',
  'a@example.com.',
  '.a@b.com',
  'a.@b.com',
  'a..b@example.com',
  'a,b@example.com',
  'Ana <ana@example.com>',
  'a@-example.com',
  'a@example-.com',
  'a@exam_ple.com',
  'a@b.xn--',
  'a\u0000@example.com\n',
  `${'a'.repeat(250)}@example.com`,
])('[TR-21] %j is no email address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('the contract has the same pattern', () => {
  const { components } = parse(readFileSync(resolve('schema/platform/common.yaml'), 'utf8')) as {
    components: { schemas: { EmailAddress: { pattern: string } } };
  };
  expect(components.schemas.EmailAddress.pattern).toBe(EMAIL_ADDRESS.source);
});
