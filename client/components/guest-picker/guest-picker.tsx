import { Box, Field, Flex, NativeSelect, Separator, Text } from '@chakra-ui/react';
import {
  ADULT_AGE,
  canStepGuests,
  type GuestDraft,
  guestsOf,
  type GuestStep,
  stepGuestDraft,
} from '#domain/stay/guests.ts';
import { CountStepper } from '../count-stepper';
import { InfoTip } from '../info-tip/info-tip';

export interface GuestPickerProps {
  readonly guests: GuestDraft;
  readonly onChange: (guests: GuestDraft) => void;
  /** The most adults and children together; undefined without a limit (GU-01, GU-02: see `maxTravelers`). */
  readonly max?: number | undefined;
  /** Marks the children without an age. */
  readonly showsMissingAges?: boolean;
}

/** GU-08: the note on pets. */
const ABOUT_PETS =
  'With a pet you see pet-friendly homes only. Bringing more than one pet is to be discussed with the host. Service animals are not pets.';

const AGES = Array.from({ length: ADULT_AGE }, (_, age) => age);

/** Adults, children with their ages, and pets; the limits are the domain's (GU-04, GU-07, GU-13). */
export function GuestPicker({ guests, onChange, max, showsMissingAges = false }: GuestPickerProps) {
  const stepper = (who: GuestStep['who']) => ({
    canAdd: canStepGuests(guestsOf(guests), { who, by: 1 }, max),
    canRemove: canStepGuests(guestsOf(guests), { who, by: -1 }, max),
    onStep: (by: 1 | -1) => onChange(stepGuestDraft(guests, { who, by }, max)),
  });
  const setAge = (index: number, age: number) =>
    onChange({ ...guests, children: guests.children.map((each, at) => (at === index ? age : each)) });
  return (
    <Box>
      <CountStepper
        label="Adults"
        note="ages 18 or above"
        singular="adult"
        count={guests.adults}
        {...stepper('adults')}
      />
      <Separator />
      <CountStepper
        label="Children"
        note="under 18"
        singular="child"
        count={guests.children.length}
        {...stepper('children')}
      />
      {guests.children.length > 0 && (
        <Flex wrap="wrap" gap="3" pb="4">
          {guests.children.map((age, index) => (
            <ChildAge
              key={index}
              number={index + 1}
              age={age}
              isRefused={showsMissingAges && age === null}
              onChange={(next) => setAge(index, next)}
            />
          ))}
        </Flex>
      )}
      <Separator />
      <CountStepper
        label="Pets"
        note="Additional fee may apply"
        tip={<InfoTip label="About pets">{ABOUT_PETS}</InfoTip>}
        singular="pet"
        count={guests.pets}
        {...stepper('pets')}
      />
      {max !== undefined && (
        <Text textStyle="sm" color="fg.muted">
          {max === 1 ? 'This home takes 1 guest.' : `Up to ${max} guests, children included.`}
        </Text>
      )}
    </Box>
  );
}

interface ChildAgeProps {
  readonly number: number;
  readonly age: number | null;
  readonly isRefused: boolean;
  readonly onChange: (age: number) => void;
}

const ChildAge = ({ number, age, isRefused, onChange }: ChildAgeProps) => (
  <Field.Root w="28" required invalid={isRefused}>
    <Field.Label textStyle="sm">Age of child {number}</Field.Label>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field value={age ?? ''} onChange={({ target }) => onChange(Number(target.value))}>
        {age === null && <option value="">Choose</option>}
        {AGES.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? 'Under 1' : each}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Field.ErrorText>Choose an age</Field.ErrorText>
  </Field.Root>
);
