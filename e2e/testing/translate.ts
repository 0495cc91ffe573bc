/**
 * Does to a page what the translation of Chrome does: replaces each text by an element with the translation, here the same text, also
 * those that are added later. Runs in the page: `page.evaluate(translate)`.
 */
export function translate(): void {
  const untranslated = 'script, style, noscript, option, textarea, svg, title, font';
  const replaced = (node: Node): void => {
    if (node instanceof Element && node.matches(untranslated)) return;
    if (node instanceof Text) {
      if (node.data.trim() === '' || node.parentElement?.closest(untranslated)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
      return;
    }
    for (const child of [...node.childNodes]) replaced(child);
  };
  replaced(document.body);
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) replaced(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
