import { recipes as chakraRecipes, slotRecipes as chakraSlotRecipes } from '@chakra-ui/react/theme';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
const withRecipe = new Set(namesOf({ ...recipes, ...slotRecipes }));
const needRecipe = namesOf({ ...chakraRecipes, ...chakraSlotRecipes });

/** What a file takes from Chakra by name. */
const chakraImports = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

test('every Chakra component in use has its recipe in the theme, or it would render without style', () => {
  const unstyled = sources.flatMap((file) =>
    chakraImports(readFileSync(join(client, file), 'utf8'))
      .filter((name) => needRecipe.includes(name) && !withRecipe.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unstyled).toEqual([]);
});
