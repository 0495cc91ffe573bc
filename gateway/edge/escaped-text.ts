/** A text as content of an element, or as value of an attribute. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
