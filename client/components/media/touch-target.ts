/** A text link or button of one line: on phones it is pressed within 44 px, without taking more room. */
export const TOUCH_TARGET = {
  position: 'relative',
  _after: { content: '""', position: 'absolute', insetX: '-1', insetY: '-2.5', hideFrom: 'lg' },
} as const;
