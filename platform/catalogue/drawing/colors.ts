/** Mixes two colors of the form `#rrggbb`; 0 is the first, 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (color: string, index: number) =>
    Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
  const mix = (index: number) =>
    Math.round(channel(one, index) * (1 - share) + channel(other, index) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(0)}${mix(1)}${mix(2)}`;
}

/** In the shade: toward a cool dark color. */
export const darker = (color: string, share = 0.2): string => mixed(color, '#1f2740', share);

/** In the sun: toward a warm white. */
export const lighter = (color: string, share = 0.2): string => mixed(color, '#fff6e6', share);
