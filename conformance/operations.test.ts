import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS, operationIds, isRequired } from './operations';

const page = readFileSync(join(__dirname, '../docs/conformance.md'), 'utf8');

test('docs/conformance.md has the table of operations', () => {
  const rows = operationIds.map((operation) => {
    const { need, without } = OPERATIONS[operation];
    return `| \`${operation}\` | ${need} | ${without} |`;
  });
  expect(page).toContain(rows.join('\n'));
});

test('a corporate platform needs other experiments than a platform for consumers', () => {
  expect(isRequired('listActiveExperiments', 'consumer')).toBe(true);
  expect(isRequired('listActiveExperiments', 'corporate')).toBe(false);
  expect(isRequired('listActiveCorporateExperiments', 'corporate')).toBe(true);
  expect(isRequired('listActiveCorporateExperiments', 'consumer')).toBe(false);
});
