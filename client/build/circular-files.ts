import type { Plugin } from 'vite';

/** Fails a build whose files import each other in a circle: modules run before those that they use, and no page starts. */
export const circularFiles = (): Plugin => ({
  name: 'circular-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const importsOf = (file: string): readonly string[] => {
      const output = bundle[file];
      return output?.type === 'chunk' ? output.imports : [];
    };
    const circle = circleIn(Object.keys(bundle), importsOf);
    if (circle)
      this.error(`Files import each other in a circle: ${circle.join(' → ')} (client/build/chunks.ts)`);
  },
});

/** The files of a circle, the first of them also last; undefined without one. */
export function circleIn(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>();
  const circleFrom = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const imported of importsOf(file)) {
      const circle = circleFrom(imported, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const circle = circleFrom(file, []);
    if (circle) return circle;
  }
  return undefined;
}
