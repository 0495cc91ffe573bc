/** A photo as the graph returns it, in the three widths of the reference platform. */
export const photo = (name: string, changes: object = {}) => ({
  url: `/photos/${name}.webp`,
  sources: [
    { url: `/photos/${name}-400.webp`, width: 400 },
    { url: `/photos/${name}-800.webp`, width: 800 },
    { url: `/photos/${name}.webp`, width: 1200 },
  ],
  alt: `The ${name}`,
  tag: null,
  dominantColor: '#b7b5ba',
  ...changes,
});
