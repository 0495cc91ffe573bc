import type { MessageAction, MessageIcon } from './message-kinds';

export interface MessageButton {
  readonly label: string;
  readonly action: MessageAction;
}

/** The facts that a text may mention. */
export interface MessageFacts {
  /** The tenant's support telephone number. */
  readonly supportPhone: string;
  /** The formatted change of a price difference; the new total where it is in another currency; the new amount due. */
  readonly amount?: string;
  /** The first error of the card vault, the traveler's existing booking, or what is missing to book. */
  readonly detail?: string;
}

/** The row of the table for a kind of message. */
export interface MessageRow {
  readonly title: string | ((facts: MessageFacts) => string);
  readonly text: string | ((facts: MessageFacts) => string);
  readonly buttons: readonly MessageButton[];
  readonly icon: MessageIcon;
}
