/** What a calendar lets a user pick, and the words for it. The calendar itself knows days and months only. */
import type { DateSelection, DayRefusal } from '../../../domain/stay/stay-calendar';

export interface DateRules {
  readonly today: string;
  /** The first and the last day that can be reached. */
  readonly reach: { readonly first: string; readonly last: string };
  /** Why a selection cannot begin on a day; undefined when it can. */
  readonly refusal: (date: string) => DayRefusal | undefined;
  /** The days on which a selection that begins on a day can end. */
  readonly endsFrom: (from: string) => readonly string[];
  /** The selection after a press on a day; the same one where the press changes nothing. */
  readonly pick: (selection: DateSelection, date: string) => DateSelection;
  /** What to say about a press that does not do what it was meant to: `Sat, Jun 6: check-out only`. */
  readonly pressNote: (selection: DateSelection, date: string) => string | undefined;
  /** How long a selection that begins on a day has to be and may be, where that is limited. */
  readonly limits: (from: string) => string | undefined;
  /** What has been picked so far, and what is missing. */
  readonly summary: (selection: DateSelection) => string;
  /** What a day is called when it is read out. */
  readonly names: {
    readonly first: string;
    readonly last: string;
    /** Of a day behind the first one that cannot be the last one, but the first one of another selection. */
    readonly another: string;
  };
}
