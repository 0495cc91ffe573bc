import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { FlexibleDates } from '#domain/stay/flexible-dates.ts';
import {
  DatesDialog,
  SELECT_DATES,
  StayDatesChoice,
  type StayDatesDialogProps,
} from '../../components/stay-dates/stay-dates-dialog';
import { type DatesKind, DatesKindChips } from './dates-kind';
import { FlexibleDatesChoice } from './flexible/flexible-dates-choice';

export interface SearchDatesDialogProps extends Omit<StayDatesDialogProps, 'title'> {
  /** Undefined while the search is for exact dates. */
  readonly flexible: FlexibleDates | undefined;
  readonly onFlexible: (flexible: FlexibleDates) => void;
}

/** The dates of a search: two dates, or a length of stay in some months. */
export function SearchDatesDialog({ isOpen, flexible, onFlexible, ...dates }: SearchDatesDialogProps) {
  const [kind, setKind] = useState<DatesKind>(flexible ? 'flexible' : 'dates');
  return (
    <DatesDialog
      isOpen={isOpen}
      onClose={dates.onClose}
      anchor={dates.anchor}
      title={kind === 'dates' ? SELECT_DATES : 'Select how long and when you would like to stay'}
    >
      <Box px="6" pb="4" display="flex" justifyContent={{ lg: 'center' }}>
        <DatesKindChips kind={kind} onChange={setKind} />
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
