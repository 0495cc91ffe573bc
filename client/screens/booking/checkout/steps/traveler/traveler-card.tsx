import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Flex, Grid, RadioCard } from '@chakra-ui/react';
import {
  fullName,
  hasProfile,
  HIDDEN_DETAILS,
  isHiddenProfile,
  mayChangeTraveler,
  missingDetails,
  type TravelerDetail,
} from '#domain/booking/travelers.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import type { CheckoutTraveler } from '../../flow/travelers/use-travelers-reading';
import {
  type TravelerCard_TravelerFragment,
  TravelerCard_TravelerFragmentDoc,
} from './traveler-card.generated';

export interface TravelerCardProps {
  readonly traveler: CheckoutTraveler;
  readonly isAssigning: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onMakeDefault: () => void;
}

const DETAIL_WORDS: Readonly<Record<TravelerDetail, string>> = {
  gender: 'gender',
  dateOfBirth: 'date of birth',
  nationality: 'nationality',
};

/** TR-01, TR-11, CP-08: why a traveler cannot be chosen, or what is known of a traveler; only the name of a colleague with a private profile. */
function hint(traveler: TravelerCard_TravelerFragment, userId: string): string | null {
  if (traveler.bookingRefusal !== null) return traveler.bookingRefusal;
  if (isHiddenProfile(traveler, userId)) return HIDDEN_DETAILS;
  if (!hasProfile(traveler)) return 'Add the traveler information of this colleague to book for them.';
  const missing = missingDetails(traveler);
  return missing.length > 0
    ? `Missing traveler information: ${missing.map((detail) => DETAIL_WORDS[detail]).join(', ')}.`
    : null;
}

/** The columns of the list: a card with the buttons next to it, or below it where there is no room. */
export const TRAVELER_COLUMNS = {
  base: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) auto',
  lg: 'minmax(0, 1fr)',
  xl: 'minmax(0, 1fr) auto',
};

/** A traveler to select, with the available actions. A traveler without a profile cannot be selected yet. */
export function TravelerCard({
  traveler: listed,
  isAssigning,
  onEdit,
  onDelete,
  onMakeDefault,
}: TravelerCardProps) {
  const { data: traveler } = useSuspenseFragment({
    fragment: TravelerCard_TravelerFragmentDoc,
    from: listed,
  });
  const userId = useSession().session?.userId ?? '';
  const isOurs = mayChangeTraveler(traveler, userId);
  const isProfile = hasProfile(traveler);
  const name = fullName(traveler);
  const note = hint(traveler, userId);
  const canBeDefault = isProfile && !traveler.isDefaultProfile;
  const edit = useFocusAfterRemoval<HTMLButtonElement>(canBeDefault ? 1 : 0);
  const change = note && traveler.bookingRefusal === null ? 'Add information' : 'Edit';
  return (
    <Grid
      gridColumn="1 / -1"
      templateColumns="subgrid"
      gap={{ base: '1', md: '3', lg: '1', xl: '3' }}
      alignItems="center"
    >
      <RadioCard.Item
        value={traveler.id}
        disabled={!isProfile || traveler.bookingRefusal !== null}
        borderRadius="l3"
        w="full"
      >
        <RadioCard.ItemHiddenInput />
        <RadioCard.ItemControl alignItems="center">
          <RadioCard.ItemContent>
            <Flex gap="3" align="center" wrap="wrap">
              <RadioCard.ItemText textStyle="md">{name}</RadioCard.ItemText>
              {traveler.isDefaultProfile && <Badge>Default</Badge>}
              {traveler.isPrivateProfile && <Badge>Private profile</Badge>}
            </Flex>
            {note && <RadioCard.ItemDescription>{note}</RadioCard.ItemDescription>}
          </RadioCard.ItemContent>
          <RadioCard.ItemIndicator />
        </RadioCard.ItemControl>
      </RadioCard.Item>
      {isOurs && (
        <Flex gap="1" wrap="wrap">
          <Button ref={edit} variant="ghost" size="sm" aria-label={`${change} ${name}`} onClick={onEdit}>
            {change}
          </Button>
          {canBeDefault && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Make default ${name}`}
              disabled={isAssigning}
              onClick={onMakeDefault}
            >
              Make default
            </Button>
          )}
          {isProfile && (
            <Button variant="ghost" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
              Delete
            </Button>
          )}
        </Flex>
      )}
    </Grid>
  );
}
