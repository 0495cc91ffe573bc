import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Flex, Grid, IconButton, Menu, RadioCard } from '@chakra-ui/react';
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
import { MoreIcon, TrashIcon } from '#client/components/icons/icons.tsx';
import type { CheckoutTraveler } from '../../flow/travelers/use-travelers-reading';
import {
  type TravelerCard_TravelerFragment,
  TravelerCard_TravelerFragmentDoc,
} from './traveler-card.generated';

interface TravelerActions {
  readonly isAssigning: boolean;
  readonly onDelete: () => void;
  readonly onMakeDefault: () => void;
}

export interface TravelerCardProps extends TravelerActions {
  readonly traveler: CheckoutTraveler;
  readonly onEdit: () => void;
}

const DETAIL_WORDS: Readonly<Record<TravelerDetail, string>> = {
  gender: 'gender',
  dateOfBirth: 'date of birth',
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
export function TravelerCard({ traveler: listed, onEdit, ...actions }: TravelerCardProps) {
  const { data: traveler } = useSuspenseFragment({
    fragment: TravelerCard_TravelerFragmentDoc,
    from: listed,
  });
  const userId = useSession().session?.userId ?? '';
  const isOurs = mayChangeTraveler(traveler, userId);
  const isProfile = hasProfile(traveler);
  const name = fullName(traveler);
  const note = hint(traveler, userId);
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
        <Flex gap="1" justify={{ md: 'end', lg: 'start', xl: 'end' }}>
          <Button variant="ghost" size="sm" aria-label={`${change} ${name}`} onClick={onEdit}>
            {change}
          </Button>
          {isProfile && <MoreActions name={name} isDefault={traveler.isDefaultProfile} {...actions} />}
        </Flex>
      )}
    </Grid>
  );
}

interface MoreActionsProps extends TravelerActions {
  readonly name: string;
  readonly isDefault: boolean;
}

/** What is done to a traveler once in a while. */
const MoreActions = ({ name, isDefault, isAssigning, onDelete, onMakeDefault }: MoreActionsProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end', strategy: 'fixed' }}>
    <Menu.Trigger asChild>
      <IconButton variant="ghost" size="sm" fontSize="xl" aria-label={`More for ${name}`}>
        <MoreIcon strokeWidth={3} />
      </IconButton>
    </Menu.Trigger>
    <Menu.Positioner>
      <Menu.Content borderRadius="l3" minW="44">
        {!isDefault && (
          <Menu.Item value="default" disabled={isAssigning} onClick={onMakeDefault}>
            Make default
          </Menu.Item>
        )}
        <Menu.Item value="delete" color="fg.error" onClick={onDelete}>
          <TrashIcon /> Delete
        </Menu.Item>
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
);
