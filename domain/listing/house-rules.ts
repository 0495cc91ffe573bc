/**
 * The rules of a home, as shown with its description and in the review of a booking (LS-24, FM-03).
 */
import { formatTimeWindow, type TimeWindow } from '../stay/time-window';

export interface HomeTerms {
  readonly checkInTimes: TimeWindow | null;
  readonly checkOutTimes: TimeWindow | null;
  readonly isPetFriendly: boolean;
  readonly petsPolicy: string | null;
}

/** A rule under its label; one without a text is not shown. */
export interface Rule {
  readonly label: string;
  readonly text: string | null | undefined;
}

export const PETS_RULE = 'Pets';

/** The host's rule for pets; without a text of the host, whether pets are allowed. */
export const petsRule = ({
  isPetFriendly,
  petsPolicy,
}: Pick<HomeTerms, 'isPetFriendly' | 'petsPolicy'>): Rule => ({
  label: PETS_RULE,
  text: petsPolicy ?? (isPetFriendly ? 'Pets are welcome.' : 'Pets are not allowed.'),
});

export const homeRules = ({ checkInTimes, checkOutTimes, ...terms }: HomeTerms): readonly Rule[] => [
  { label: 'Check-in', text: checkInTimes && formatTimeWindow(checkInTimes) },
  { label: 'Check-out', text: checkOutTimes && formatTimeWindow(checkOutTimes) },
  petsRule(terms),
];
