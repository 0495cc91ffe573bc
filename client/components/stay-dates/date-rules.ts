/** Decides what a user can pick in a calendar, and provides the texts. The calendar itself knows only days and months. */
import type { DateSelection, DayRefusal } from '#domain/stay/stay-calendar.ts';

export interface DateRules {
  readonly today: string;
  /** The first and the last day that can be reached. */
  readonly reach: { readonly first: string; readonly last: string };
  /** Why a selection cannot begin on a day; undefined when it can. */
  readonly refusal: (date: string) => DayRefusal | undefined;
  /** The days on which a selection that begins on a day can end. */
  readonly endsFrom: (from: string) => readonly string[];
  /** The selection after a press on a day; unchanged where the press has no effect. */
  readonly pick: (selection: DateSelection, date: string) => DateSelection;
  /** The explanation of a press that has another effect than expected: `Sat, Jun 6: check-out only`. */
  readonly pressNote: (selection: DateSelection, date: string) => string | undefined;
  /** The shortest and longest selection that can begin on a day, where they are limited. */
  readonly limits: (from: string) => string | undefined;
  /** What has been picked so far, and what is missing. */
  readonly summary: (selection: DateSelection) => string;
  /** The accessible names of days. */
  readonly names: {
    readonly first: string;
    readonly last: string;
    /** A later day that cannot end the selection, but can begin another one. */
    readonly another: string;
  };
}
