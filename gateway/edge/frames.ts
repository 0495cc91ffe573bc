const FINAL_TEXT = 0x81;
/** A ping without content (RFC 6455, 5.5.2). */
export const PING_FRAME = Buffer.from([0x89, 0]);

/** From here on, lengths follow in two bytes; lengths that exceed two bytes follow in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MAX_IN_TWO_BYTES = 65_535;

/** A message as one WebSocket frame (RFC 6455, 5.2). Servers do not mask their frames. */
export function textFrame(start: string, rest: Buffer): Buffer {
  const startLength = Buffer.byteLength(start);
  const length = startLength + rest.length;
  const headLength = length < TWO_BYTES ? 2 : length <= MAX_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = FINAL_TEXT;
  if (headLength === 2) frame[1] = length;
  else if (headLength === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(start, headLength);
  rest.copy(frame, headLength + startLength);
  return frame;
}
