import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutEntries, withoutProperties } from './used-styles';

const packages = resolve(import.meta.dirname, '../../node_modules');
const read = (file: string) => readFileSync(resolve(packages, file), 'utf8');
const trimmed = (code: string, words: readonly string[]) =>
  withoutEntries(code, parseSync('preset.js', code).program, new Set(words));

test('a utility is kept if it or one of its shorthands is used', () => {
  const code = `const config = defineConfig({
    utilities: {
      padding: { values: "spacing", shorthand: ["p"] },
      paddingTop: { values: "spacing", shorthand: ["pt"] },
      width: { values: "sizes", shorthand: ["w"] },
      height: { values: "sizes" }
    }
  });`;
  const kept = trimmed(code, ['p', 'height']);
  expect(kept).toContain('padding:');
  expect(kept).toContain('height:');
  expect(kept).not.toMatch(/paddingTop|width/);
  expect(() => parseSync('kept.js', kept)).not.toThrow();
});

test('a condition is kept if it is used', () => {
  const kept = trimmed('const all = defineConditions({ hover: "&:hover", rtl: "[dir=rtl] &" });', ['hover']);
  expect(kept).toContain('hover');
  expect(kept).not.toContain('rtl');
});

test('a CSS property is kept if it is used', () => {
  const kept = withoutProperties(
    'var cssPropertiesStr = "color,tabSize,width";',
    new Set(['color', 'width']),
  );
  expect(kept).toBe('var cssPropertiesStr = "color,width";');
});

test("Chakra's own lists are parsed", () => {
  const preset = trimmed(read('@chakra-ui/react/dist/esm/preset-base.js'), ['padding', 'hover']);
  expect(preset).toMatch(/hover: \[/);
  expect(preset).toMatch(/padding: \{/);
  expect(preset).not.toMatch(/peerHover|scrollSnapType|backdropFilter/);
  const properties = withoutProperties(read('@pandacss/is-valid-prop/dist/index.mjs'), new Set(['color']));
  expect(properties).toContain('cssPropertiesStr = "color"');
});

test.each([
  () => trimmed('const config = { utilities: {} };', []),
  () => withoutProperties('var names = ["color"];', new Set()),
])('lists in an unknown format fail the build', (trim) => {
  expect(trim).toThrow('in another way');
});
