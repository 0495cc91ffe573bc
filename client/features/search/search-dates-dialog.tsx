import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { FlexibleDates } from '#domain/stay/flexible-dates.ts';
import {
  DatesDialog,
  SELECT_DATES,
  StayDatesChoice,
  type StayDatesDialogProps,
} from '../../components/stay-dates/stay-dates-dialog';
import { ChoiceChip, ChoiceChips } from './flexible/choice-chips';
import { FlexibleDatesChoice } from './flexible/flexible-dates-choice';

export interface SearchDatesDialogProps extends Omit<StayDatesDialogProps, 'title'> {
  /** Undefined while the search is for exact dates. */
  readonly flexible: FlexibleDates | undefined;
  readonly onFlexible: (flexible: FlexibleDates) => void;
}

const KINDS = { dates: 'Dates', flexible: 'Flexible' } as const;
type Kind = keyof typeof KINDS;

/** The dates of a search: two dates, or a length of stay in some months. */
export function SearchDatesDialog({ isOpen, flexible, onFlexible, ...dates }: SearchDatesDialogProps) {
  const [kind, setKind] = useState<Kind>(flexible ? 'flexible' : 'dates');
  return (
    <DatesDialog
      isOpen={isOpen}
      onClose={dates.onClose}
      anchor={dates.anchor}
      title={kind === 'dates' ? SELECT_DATES : 'Select how long and when you would like to stay'}
    >
      <Box px="6" pb="4" display="flex" justifyContent={{ lg: 'center' }}>
        <ChoiceChips legend="Kind of dates" isLegendHidden layout="joined">
          {(Object.keys(KINDS) as Kind[]).map((each) => (
            <ChoiceChip
              key={each}
              type="radio"
              name="kind-of-dates"
              isPart
              isChosen={each === kind}
              onChange={() => setKind(each)}
            >
              {KINDS[each]}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      </Box>
      {kind === 'dates' ? (
        <StayDatesChoice {...dates} />
      ) : (
        <FlexibleDatesChoice
          flexible={flexible}
          today={dates.today}
          onDone={(chosen) => {
            onFlexible(chosen);
            dates.onClose();
          }}
        />
      )}
    </DatesDialog>
  );
}
