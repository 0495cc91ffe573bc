import { recipes as chakraRecipes, slotRecipes as chakraSlotRecipes } from '@chakra-ui/react/theme';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { lateRecipes, lateSlotRecipes } from './late-recipes';
import { recipes, slotRecipes } from './recipes';

const client = join(__dirname, '../..');
const sources = ['app', 'components', 'screens', 'embed']
  .flatMap((folder) => {
    try {
      return readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      );
    } catch {
      return [];
    }
  })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

const namesOf = (known: object) =>
  Object.keys(known).map((key) => key.charAt(0).toUpperCase() + key.slice(1));
const withRecipe = new Set(namesOf({ ...recipes, ...slotRecipes, ...lateRecipes, ...lateSlotRecipes }));
const needRecipe = namesOf({ ...chakraRecipes, ...chakraSlotRecipes });

/** The names that a file imports from Chakra. */
const chakraImports = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

test('every Chakra component in use has its recipe in the theme', () => {
  const unstyled = sources.flatMap((file) =>
    chakraImports(readFileSync(join(client, file), 'utf8'))
      .filter((name) => needRecipe.includes(name) && !withRecipe.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unstyled).toEqual([]);
});

/** A file of the client and all files that it loads. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  const name = ['', '.tsx', '.ts']
    .map((end) => file + end)
    .find((each) => /\.tsx?$/.test(each) && existsSync(each));
  if (name === undefined || found.has(name)) return found;
  found.add(name);
  for (const [, type, from = ''] of readFileSync(name, 'utf8').matchAll(
    /^(?:import|export) (type )?[^;]*?from '([.#][^']*)';/gms,
  )) {
    if (!type)
      loadedWith(from.startsWith('#') ? join(client, '..', from.slice(1)) : join(dirname(name), from), found);
  }
  return found;
}

test.each([
  'portal/main.tsx',
  'screens/discover/stays-home/stays-home.screen.tsx',
  'screens/booking/listing/listing.screen.tsx',
])('components loaded with %s have their recipes without the late ones', (file) => {
  const late = namesOf({ ...lateRecipes, ...lateSlotRecipes });
  const files = [...loadedWith(join(client, file))];
  expect(files.length).toBeGreaterThan(20);
  const unstyled = files.flatMap((each) =>
    chakraImports(readFileSync(each, 'utf8'))
      .filter((name) => late.includes(name))
      .map((name) => `${relative(client, each)}: ${name}`),
  );
  expect(unstyled).toEqual([]);
});
