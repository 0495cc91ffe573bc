import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS, operationIds, isRequired } from './operations';

const page = readFileSync(join(__dirname, '../docs/conformance.md'), 'utf8');

test('docs/conformance.md contains the table of operations', () => {
  const rows = operationIds.map((operation) => {
    const { need, without } = OPERATIONS[operation];
    return `| \`${operation}\` | ${need} | ${without} |`;
  });
  expect(page).toContain(rows.join('\n'));
});

test('corporate platforms and consumer platforms need different experiments', () => {
  expect(isRequired('listActiveExperiments', 'consumer')).toBe(true);
  expect(isRequired('listActiveExperiments', 'corporate')).toBe(false);
  expect(isRequired('listActiveCorporateExperiments', 'corporate')).toBe(true);
  expect(isRequired('listActiveCorporateExperiments', 'consumer')).toBe(false);
});
