/**
 * The outcome of parsing external data: the value, or the reason why there is none. Nothing in the domain turns an unreadable
 * value into a default amount.
 */
export type Parsed<Value, Reason extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason };

export const parsed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refused = <Reason extends string>(
  reason: Reason,
): { readonly ok: false; readonly reason: Reason } => ({ ok: false, reason });
