/** The contact details that the terms and help texts name (TM-01). */
export interface PortalContact {
  readonly brandName: string;
  readonly phone: string;
}

/** A part of a page of words, with the name that links lead to. */
export interface HelpSection {
  readonly anchor: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
