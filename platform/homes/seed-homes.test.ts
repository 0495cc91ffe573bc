import { sql } from 'kysely';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { seedHomes } from './seed-homes';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const coverOf = async (id: string) =>
  (
    await platform.database
      .selectFrom('listings')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).content.media[0]?.file;

test('homes of an older catalogue get the pictures that are served now', async () => {
  const file = sql`jsonb_set(content, '{media}', '[{"file":"exterior-beach.webp","tag":"exterior","alt":"A house"}]')`;
  await platform.database
    .updateTable('listings')
    .set({ content: file as never })
    .where('id', '=', 'vr-moab-01')
    .execute();
  expect(await coverOf('vr-moab-01')).toBe('exterior-beach.webp');
  expect(await seedHomes(platform.database, '2026-05-04')).toBe(0);
  expect(await coverOf('vr-moab-01')).toBe('vr-moab-01.outside.svg');
});
