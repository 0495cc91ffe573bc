import { buildSchema } from 'graphql';
import { changelogWith, changesBetween, refusedDocuments } from './schema-changes';

const tag = 'directive @tag(name: String!) on FIELD_DEFINITION';
const before = buildSchema(`${tag} "Old words." type Query { name: String, age: Int } enum Color { RED }`);
const after = buildSchema(
  `${tag} "New words." type Query { name: String @tag(name: "portal"), home: String } enum Color { RED BLUE }`,
);
const introduction = '# Changes of the graph\n\nWritten by a script.\n';

test('breaking changes come first; mere rewordings and marks are not listed', async () => {
  await expect(changesBetween(before, after)).resolves.toEqual([
    { message: "Field 'age' was removed from object type 'Query'", isBreaking: true, isDangerous: false },
    { message: "Enum value 'BLUE' was added to enum 'Color'", isBreaking: false, isDangerous: true },
    { message: "Field 'home' was added to object type 'Query'", isBreaking: false, isDangerous: false },
  ]);
});

test('a day has one heading, and the latest day comes first', async () => {
  const changes = await changesBetween(before, after);
  const first = changelogWith(introduction, '2026-11-22', changes);
  expect(first).toBe(
    `${introduction}\n## 2026-11-22

- **Breaking.** Field \`age\` was removed from object type \`Query\`
- **Check your client.** Enum value \`BLUE\` was added to enum \`Color\`
- Field \`home\` was added to object type \`Query\`
`,
  );
  const again = changelogWith(first, '2026-11-22', changes.slice(2));
  expect(again.match(/^## /gm)).toHaveLength(1);
  const later = changelogWith(again, '2026-12-01', changes.slice(2));
  expect(later.match(/^## .*$/gm)).toEqual(['## 2026-12-01', '## 2026-11-22']);
  expect(changelogWith(later, '2026-12-02', [])).toBe(later);
});

test('a document of a released client that the graph would refuse is found', () => {
  const operation = (name: string, body: string) => ({ id: '', name, type: 'query' as const, body });
  const operations = [operation('Old', 'query Old { age }'), operation('Name', 'query Name { name }')];
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations } as const;
  expect(refusedDocuments(before, manifest)).toEqual([]);
  expect(refusedDocuments(after, manifest)).toEqual([
    { name: 'Old', problem: 'Cannot query field "age" on type "Query".' },
  ]);
});
