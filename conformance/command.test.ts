import { CommandError, parseCommand } from './command';

const required = ['--url', 'https://platform.example/', '--token', 'a'];

test('options are read, tokens from the environment, too', () => {
  expect(
    parseCommand(
      ['--url', 'https://platform.example/', '--sign-in', 'a@b.example:1', '--from', '2027-03-01'],
      {
        CONFORMANCE_TOKEN: 'a',
        CONFORMANCE_OTHER_TOKEN: 'b',
      },
    ),
  ).toEqual({
    url: 'https://platform.example',
    token: 'a',
    otherToken: 'b',
    signIn: { emailAddress: 'a@b.example', code: '1' },
    write: false,
    stay: { from: '2027-03-01' },
    cardId: undefined,
    tenant: 'consumer',
    paths: {},
    json: false,
  });
  expect(parseCommand(['--help'], {})).toBe('help');
});

test.each([
  [['--token', 'a'], '--url must be set'],
  [['--url', 'platform.example', '--token', 'a'], '--url must be an http or https address'],
  [['--url', 'https://platform.example/api/v0', '--token', 'a'], '--url must not end with /api/v0'],
  [['--url', 'https://platform.example'], '--token or CONFORMANCE_TOKEN must be set'],
  [[...required, '--from', '2027-13-01'], '--from must be a date (YYYY-MM-DD)'],
  [[...required, '--from', '2027-03-04', '--until', '2027-03-04'], '--until must be after --from'],
  [[...required, '--timeout-ms', 'soon'], '--timeout-ms must be a number'],
  [[...required, '--sign-in', 'a@b.example'], '--sign-in must be an email address and a code'],
  [[...required, '--tenant', 'private'], "--tenant must be 'consumer' or 'corporate'"],
  [[...required, '--paths', '{'], '--paths must be a JSON object'],
  [
    [...required, '--paths', '{"/api/v0/quote":"/q"}'],
    '--paths must map paths of schema/platform.openapi.yaml',
  ],
  [[...required, '--books'], "Unknown option '--books'"],
])('%j is rejected with a message that names the option', (args, message) => {
  const parse = () => parseCommand(args, {});
  expect(parse).toThrow(CommandError);
  expect(parse).toThrow(message);
});
