/**
 * Browsers translate a page by replacing its texts by elements, and extensions wrap texts. React knows nothing of that: a text that it
 * changes would stay as it was on the screen, and where it removes the text, or inserts something before it, the browser throws, and
 * React gives the whole screen up. Therefore what stands in for a text is removed, found, and replaced in its place.
 */
export function tolerateMovedNodes(): void {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  /** By the text that was replaced. */
  const standIns = new WeakMap<Node, ChildNode>();

  /** The text's own place in the parent, or that of its stand-in; null when it has none. */
  const placeIn = (parent: Node, node: Node): Node | null =>
    [node, standIns.get(node)].find((each) => each?.parentNode === parent) ?? null;

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    return insertBefore.call(this, node, before && placeIn(this, before)) as Inserted;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: ChildNode, value: string | null) {
      nodeValue?.set?.call(this, value);
      // The browser translates the new text, too.
      if (!this.parentNode) standIns.get(this)?.replaceWith(this);
    },
  });
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      for (const node of removedNodes) if (standIn && node instanceof Text) standIns.set(node, standIn);
    }
  }).observe(document, { childList: true, subtree: true });
}

const isStandIn = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';
