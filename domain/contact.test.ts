import {
  defaultContact,
  emailError,
  emailProblem,
  formatPhone,
  isContactComplete,
  normalizePhone,
  phoneError,
  phoneProblem,
} from './contact';

const contact = (emailAddress: string, phoneNumber: string) => ({ emailAddress, phoneNumber });

test.each(['ana@example.com', 'a.b+c@mail.example.co', ' ana@example.com '])(
  '[TR-21] %p is an email address',
  (email) => {
    expect(isContactComplete(contact(email, '+14165550142'))).toBe(true);
  },
);

test.each([
  'ana',
  'ana@example',
  'ana@example.c',
  'ana@@example.com',
  'ana @example.com',
  'ana@example.c0m1',
  `${'a'.repeat(250)}@example.com`,
])('[TR-21] %p is not an email address', (email) => {
  expect(emailError(email)).toBe('INVALID_EMAIL_ADDRESS');
});

test.each(['+14165550142', '+1 (416) 555-0142', '416.555.0142', '+1234567', '+123456789012345'])(
  '[TR-21] %p is a phone number',
  (phone) => {
    expect(isContactComplete(contact('ana@example.com', phone))).toBe(true);
  },
);

test.each(['+123456', '+1234567890123456', '+1416555014x', '++14165550142', 'call me'])(
  '[TR-21] %p is not a phone number',
  (phone) => {
    expect(phoneError(phone)).toBe('INVALID_PHONE_NUMBER');
  },
);

test('[TR-20] email address and phone number are required', () => {
  expect([emailError(''), phoneError(' ')]).toEqual(['REQUIRED', 'REQUIRED']);
  expect([emailProblem(''), phoneProblem(' ')]).toEqual(['Enter an email address.', 'Enter a phone number.']);
});

test.each([
  ['416-555-0142', undefined, '+14165550142'],
  ['416-555-0142', '', '+14165550142'],
  ['+44 20 7946 0018', undefined, '+442079460018'],
  ['20 7946 0018', '+44', '+442079460018'],
  ['20 7946 0018', '44', '+442079460018'],
  ['+14165550142', '+44', '+14165550142'],
  ['', undefined, ''],
])('[TR-23] %p with country code %p is %p', (phone, countryCode, normalized) => {
  expect(normalizePhone(phone, countryCode)).toBe(normalized);
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
