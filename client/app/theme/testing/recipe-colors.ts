/** The colors that the recipes of the theme use, read from the styles that Chakra generates from them. */
import { lateRecipes, lateSlotRecipes } from '../late-recipes';
import * as first from '../recipes';
import { system } from '../system';

/** A part of a component in one of its variants and states. */
interface Painted {
  /** The component, its part, variant and state, for the message of a test. */
  readonly part: string;
  readonly text: string | undefined;
  /** The background of the part; undefined where it is transparent. */
  readonly ground: string | undefined;
}

const recipes = { ...first.recipes, ...lateRecipes };
const slotRecipes = { ...first.slotRecipes, ...lateSlotRecipes };

type Style = Readonly<Record<string, unknown>>;
const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null;

/** `--chakra-colors-fg-muted` to `fg.muted`. */
const names = new Map(
  system.tokens.allTokens
    .filter(({ name }) => name.startsWith('colors.'))
    .map(({ name, extensions }) => [extensions.cssVar?.var, name.replace('colors.', '')]),
);

/** The theme's color in a value, `bg.emphasized/60` for a translucent one; undefined where there is none. */
function colorIn(value: unknown): string | undefined {
  const [, variable, percent] = /var\((--chakra-colors-[\w-]+)\)(?: (\d+)%)?/.exec(String(value)) ?? [];
  const name = names.get(variable);
  return name && percent ? `${name}/${percent}` : name;
}

/** A value with its custom properties resolved from the part or the parts around it. */
const filledIn = (value: unknown, properties: Style): unknown =>
  String(value).replace(
    /var\((--(?!chakra-colors)[\w-]+)(?:, (.*))?\)/,
    (_, name: string, otherwise?: string) => String(properties[name] ?? otherwise),
  );

function* paintedIn(style: Style, part: string, around: Style = {}): Generator<Painted> {
  const here = { ...around, ...style };
  const fill = style['bg'] ?? style['background'];
  if (style['color'] !== undefined || fill !== undefined) {
    const ground = fill ?? around['bg'] ?? around['background'];
    yield { part, text: colorIn(here['color']), ground: colorIn(filledIn(ground, here)) };
  }
  const inherited = Object.fromEntries(Object.entries(here).filter(([, value]) => !isStyle(value)));
  for (const [state, nested] of Object.entries(style))
    if (isStyle(nested)) yield* paintedIn(nested, `${part} ${state}`, inherited);
}

type Variants = Readonly<Record<string, Style>> | undefined;

type Choice = Readonly<Record<string, string>>;

/** The recipe without variants, and with each of them. */
const choicesOf = (variants: Variants): readonly Choice[] => [
  {},
  ...Object.entries(variants ?? {}).flatMap(([name, values]) =>
    Object.keys(values).map((value) => ({ [name]: value })),
  ),
];

const stylesOf = (recipe: object, choice: Choice): Style => system.cva(recipe)(choice) as unknown as Style;
const slotStylesOf = (recipe: object, choice: Choice): Readonly<Record<string, Style>> =>
  system.sva(recipe as Parameters<typeof system.sva>[0])(choice) as unknown as Record<string, Style>;

/** All colors that the recipes of the theme paint, in all variants and states. */
export const painted: readonly Painted[] = [
  ...Object.entries(recipes).flatMap(([name, recipe]) =>
    choicesOf(recipe.variants).flatMap((choice) => [
      ...paintedIn(stylesOf(recipe, choice), `${name} ${Object.values(choice).join()}`),
    ]),
  ),
  ...Object.entries(slotRecipes).flatMap(([name, recipe]) =>
    choicesOf(recipe.variants).flatMap((choice) =>
      Object.entries(slotStylesOf(recipe, choice)).flatMap(([slot, style]) => [
        ...paintedIn(style, `${name} ${slot} ${Object.values(choice).join()}`),
      ]),
    ),
  ),
];

interface Faded {
  readonly part: string;
  readonly opacity: unknown;
}

function* fadedIn(style: Style, part: string): Generator<Faded> {
  for (const [name, value] of Object.entries(style)) {
    if (isStyle(value)) yield* fadedIn(value, `${part} ${name}`);
    else if (name === 'opacity' && Number(value) < 1) yield { part, opacity: value };
  }
}

/** The translucent parts of the recipes. */
export const faded: readonly Faded[] = Object.entries({ ...recipes, ...slotRecipes }).flatMap(
  ([name, recipe]) => [...fadedIn(recipe as unknown as Style, name)],
);
