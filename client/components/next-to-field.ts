/** The place of a panel that a field opens: a dialog whose content begins at the upper left corner of the window. */

const GAP = 12;
/** The field is inside a panel, which stays visible. */
const GAP_BESIDE = 36;
const EDGE = 16;
/** A lower panel would show too little of its content. */
const MIN_HEIGHT = 420;

/** Below the field, or else to its left, within the window; where neither fits, the page scrolls until the field is at the top. */
export function placeNextTo(field: Element | null, content: HTMLElement | null): void {
  if (!field || !content) return;
  const { offsetWidth: width, offsetHeight: height } = content;
  const fitsBelow = roomBelow(field) >= height;
  const isBeside = !fitsBelow && field.getBoundingClientRect().left - GAP_BESIDE - width >= EDGE;
  if (!fitsBelow && !isBeside) field.scrollIntoView({ block: 'start' });
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const isBelow = !isBeside && roomBelow(field) >= Math.min(height, MIN_HEIGHT);
  const aligned = left + width + EDGE <= window.innerWidth ? left : right - width;
  const x = isBeside ? left - GAP_BESIDE - width : aligned;
  const y = isBelow ? bottom + GAP : top;
  if (isBelow)
    Object.assign(content.style, { maxHeight: `${Math.round(roomBelow(field))}px`, overflowY: 'auto' });
  content.style.marginInlineStart = within(x, `100vw - ${width + EDGE}px`);
  content.style.marginBlock = `${within(y, isBelow ? '100dvh' : `100dvh - ${height + EDGE}px`)} 0`;
}

const roomBelow = (field: Element): number =>
  window.innerHeight - field.getBoundingClientRect().bottom - GAP - EDGE;

const within = (offset: number, most: string): string =>
  `max(${EDGE}px, min(${Math.round(offset)}px, ${most}))`;
