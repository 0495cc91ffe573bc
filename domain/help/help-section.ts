/** The contact details that the terms and help texts name (TM-01). */
export interface PortalContact {
  readonly brandName: string;
  readonly phone: string;
}

/** A section of a text page, with its anchor. */
export interface HelpSection {
  readonly anchor: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
