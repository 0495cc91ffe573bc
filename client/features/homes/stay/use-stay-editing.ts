import { type RefCallback, useMemo, useRef, useState } from 'react';

export type StayPart = 'dates' | 'guests';

/** The part of the stay that is being changed, shared by all components that can start a change. */
export interface StayEditing {
  /** The part that is being changed, from its field or by a button next to a reason. */
  readonly editing: StayPart | null;
  readonly edit: (part: StayPart | null) => void;
  readonly panelRef: RefCallback<HTMLDivElement>;
  /** Call this before a press whose effect removes the pressed button, which would lose the focus. */
  readonly keepFocus: () => void;
}

export function useStayEditing(): StayEditing {
  const [editing, edit] = useState<StayPart | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  return useMemo(
    () => ({
      editing,
      edit,
      panelRef: (element) => {
        panel.current = element;
      },
      keepFocus: () => panel.current?.focus({ preventScroll: true }),
    }),
    [editing],
  );
}
