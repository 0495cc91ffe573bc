import { Alert, Button, Field, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { CORPORATE_ANSWERS, MAX_CORPORATE_ANSWERS } from '#domain/booking/corporate-answers.ts';
import { message } from '#domain/failures/messages.ts';
import { limitTexts } from '#domain/portal/travel-policy.ts';
import { listingPath } from '#domain/search/back-to-results.ts';
import { useCheckoutState, useDispatch, useTrip } from '../../flow/checkout-context';
import type { CorporateAnswers } from '../../flow/checkout-state';
import { corporateInput, requiresReasons } from '../../flow/corporate-trip';
import { useCorporateTrip } from '../../flow/selectors';

const OUT_OF_POLICY = message('OUT_OF_POLICY', null, { supportPhone: '' });
const CHANGE_SELECTION = OUT_OF_POLICY.buttons.find(({ action }) => action === 'GO_BACK');

const UNKNOWN_POLICY = 'We could not check whether this stay is in policy';

/** CP-07, CP-09: the questions of the traveler's business before the stay is booked. */
export function CorporateDetails() {
  const corporate = useCorporateTrip();
  if (!corporate || !(requiresReasons(corporate) || corporate.asksForPurpose)) return null;
  const isKnown = corporate.isInPolicy !== null;
  return (
    <Stack as="section" gap="5" mt="3" aria-labelledby="business-trip">
      <Heading as="h3" id="business-trip" size="lg">
        Business trip
      </Heading>
      {requiresReasons(corporate) && (
        <>
          <PolicyNote title={isKnown ? OUT_OF_POLICY.title : UNKNOWN_POLICY} />
          <Answer
            name="outOfPolicyReason"
            label={isKnown ? 'Why are you booking out of policy?' : 'Why are you booking this stay?'}
            hint="Required before you can book. Your business keeps this reason with the booking."
            isRequired
          />
          {corporate.isApprovalRequired && (
            <Answer
              name="approvalRequestReason"
              label={CORPORATE_ANSWERS.approvalRequestReason}
              hint="Required before you can book. Your approver uses it to decide."
              isRequired
            />
          )}
        </>
      )}
      {corporate.asksForPurpose && (
        <Answer name="tripPurpose" label={CORPORATE_ANSWERS.tripPurpose} hint="For your expense report." />
      )}
    </Stack>
  );
}

/** The answers that are sent with the booking, for the review. */
export function CorporateSummary() {
  const corporate = useCorporateTrip();
  const { corporate: answers } = useCheckoutState();
  if (!corporate) return null;
  const { outOfPolicyReason, approvalRequestReason, tripPurpose } = corporateInput(corporate, answers);
  return [
    [CORPORATE_ANSWERS.outOfPolicyReason, outOfPolicyReason],
    [CORPORATE_ANSWERS.approvalRequestReason, approvalRequestReason],
    [CORPORATE_ANSWERS.tripPurpose, tripPurpose],
  ].map(
    ([label, answer]) => answer && <Text key={label} overflowWrap="anywhere">{`${label}: ${answer}`}</Text>,
  );
}

function PolicyNote({ title }: { readonly title: string }) {
  const { search, corporateTravel } = useTrip();
  const navigate = useNavigate();
  const limits = corporateTravel ? limitTexts(corporateTravel, corporateTravel.reasons) : [];
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{title}</Alert.Title>
        {limits.map((limit) => (
          <Text key={limit}>{limit}</Text>
        ))}
        <Button
          variant="outline"
          size="sm"
          alignSelf="start"
          onClick={() => void navigate(listingPath(search))}
        >
          {CHANGE_SELECTION?.label}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

interface AnswerProps {
  readonly name: keyof CorporateAnswers;
  readonly label: string;
  readonly hint: string;
  readonly isRequired?: boolean;
}

function Answer({ name, label, hint, isRequired = false }: AnswerProps) {
  const { corporate: answers } = useCheckoutState();
  const dispatch = useDispatch();
  return (
    <Field.Root required={isRequired}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="lg"
        maxLength={MAX_CORPORATE_ANSWERS[name]}
        value={answers[name]}
        onChange={({ target }) =>
          dispatch({ kind: 'CORPORATE_ANSWERED', answers: { ...answers, [name]: target.value } })
        }
      />
      <Field.HelperText>{hint}</Field.HelperText>
    </Field.Root>
  );
}
