import { defaultContact, emailError, emailProblem, formatPhone, isContactComplete } from './contact';

const contact = (emailAddress: string, phoneNumber: string) => ({ emailAddress, phoneNumber });

test.each([
  ['ana@example.com', '+14165550142', true],
  [' ana@example.com', '+14165550142', true],
  ['ana@example', '+14165550142', false],
  ['ana@example.com', '4165550142', false],
  ['', '', false],
])('[TR-20] the contact %j, %j is complete: %s', (email, phone, isComplete) => {
  expect(isContactComplete(contact(email, phone))).toBe(isComplete);
});

test('[TR-20] an email address is required, and checked', () => {
  expect(['', '\u200b', 'ana@b..com', 'ana@example.com'].map(emailError)).toEqual([
    'REQUIRED',
    'REQUIRED',
    'INVALID_EMAIL_ADDRESS',
    undefined,
  ]);
  expect(emailProblem('')).toBe('Enter an email address.');
});

test('[TR-22] the contact starts from the session and the saved contact', () => {
  expect(defaultContact({ sessionEmail: 'ana@example.com', savedPhone: '+14165550142' })).toEqual(
    contact('ana@example.com', '+14165550142'),
  );
  expect(defaultContact({ sessionEmail: null })).toEqual(contact('', ''));
});

test('[TR-21] a phone number of the United States or Canada is formatted in groups', () => {
  expect(formatPhone('+14165550142')).toBe('+1 (416) 555-0142');
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});
