import { useMutation, useQuery } from '@apollo/client/react';
import {
  Alert,
  Box,
  Button,
  chakra,
  Field,
  Fieldset,
  Flex,
  Grid,
  Heading,
  Input,
  Stack,
  Text,
} from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#domain/moment.ts';
import { AMOUNT_LIMITS, type AmountLimit, LIMIT_NAMES, STAR_RATINGS } from '#domain/portal/policy-limits.ts';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import type { PolicyFactsFragment } from '#client/values.generated.ts';
import { PolicyHistoryDocument, UpdatePolicyLimitsDocument } from './administration.generated';
import { DataTable } from './data-table';

const AMOUNTS = Object.keys(AMOUNT_LIMITS) as AmountLimit[];

/** The limits of each policy, and the history of their changes. */
export function PoliciesSection({ policies }: { readonly policies: readonly PolicyFactsFragment[] }) {
  return (
    <SectionCard title="Travel policies">
      <Stack gap="8">
        {policies.map((policy) => (
          <PolicyForm key={policy.id} policy={policy} />
        ))}
        <History />
      </Stack>
    </SectionCard>
  );
}

type Amounts = Readonly<Record<AmountLimit, string>>;

const amountsOf = ({ limits }: PolicyFactsFragment): Amounts =>
  Object.fromEntries(
    AMOUNTS.map((name) => [name, limits[name] === null ? '' : String(limits[name])]),
  ) as Amounts;

/** What is no whole number is out of range, and refused with its field. */
const amountOf = (text: string): number | null =>
  text.trim() === '' ? null : /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;

interface Refused {
  readonly title: string;
  readonly text: string;
  readonly inputErrors?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

const NOT_SENT: Refused = {
  title: 'The limits were not saved',
  text: 'Check your connection, then try again.',
};

function PolicyForm({ policy }: { readonly policy: PolicyFactsFragment }) {
  const [stars, setStars] = useState<readonly number[]>(policy.limits.allowedStarRatings);
  const [amounts, setAmounts] = useState(amountsOf(policy));
  const [refused, setRefused] = useState<Refused | null>(null);
  const [send, { loading }] = useMutation(UpdatePolicyLimitsDocument, {
    refetchQueries: [PolicyHistoryDocument],
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    const limits = {
      allowedStarRatings: [...stars],
      ...(Object.fromEntries(AMOUNTS.map((name) => [name, amountOf(amounts[name])])) as Record<
        AmountLimit,
        number | null
      >),
    };
    try {
      const { data } = await send({ variables: { input: { policyId: policy.id, limits } } });
      const result = data?.updatePolicyLimits;
      if (result?.__typename !== 'PolicyLimitsUpdated') return setRefused(result ?? NOT_SENT);
      toaster.create({ type: 'success', title: `The limits of ${policy.name} are saved` });
    } catch {
      setRefused(NOT_SENT);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label={policy.name}>
      <Stack gap="5">
        <div>
          <Heading as="h3" size="lg">
            {policy.name}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {`Applies to ${policy.travelerCount} ${policy.travelerCount === 1 ? 'traveler' : 'travelers'}`}
          </Text>
        </div>
        {refused && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{refused.title}</Alert.Title>
              <Alert.Description>
                {refused.inputErrors?.length ? 'Please check the marked fields.' : refused.text}
              </Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
        <LimitFields
          stars={stars}
          onStars={setStars}
          amounts={amounts}
          onAmounts={setAmounts}
          errorOf={(name) => refused?.inputErrors?.find(({ path }) => path[2] === name)?.message}
        />
        <Button type="submit" alignSelf="start" loading={loading} loadingText="Saving">
          Save limits
        </Button>
      </Stack>
    </form>
  );
}

interface LimitFieldsProps {
  readonly stars: readonly number[];
  readonly onStars: (stars: readonly number[]) => void;
  readonly amounts: Amounts;
  readonly onAmounts: (amounts: Amounts) => void;
  readonly errorOf: (name: string) => string | undefined;
}

const LimitFields = ({ stars, onStars, amounts, onAmounts, errorOf }: LimitFieldsProps) => (
  <>
    <Fieldset.Root invalid={errorOf('allowedStarRatings') !== undefined}>
      <Fieldset.Legend>Star ratings that are allowed</Fieldset.Legend>
      <Flex gap="4" wrap="wrap">
        {STAR_RATINGS.map((rating) => (
          <chakra.label key={rating} display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
            <chakra.input
              type="checkbox"
              boxSize="5"
              accentColor="colorPalette.solid"
              checked={stars.includes(rating)}
              onChange={({ target }) =>
                onStars(
                  STAR_RATINGS.filter((each) => (each === rating ? target.checked : stars.includes(each))),
                )
              }
            />
            {rating === 1 ? '1 star' : `${rating} stars`}
          </chakra.label>
        ))}
      </Flex>
      <Fieldset.ErrorText>{errorOf('allowedStarRatings')}</Fieldset.ErrorText>
    </Fieldset.Root>
    <Grid templateColumns="repeat(auto-fill, minmax(13rem, 1fr))" gap="4">
      {AMOUNTS.map((name) => (
        <Field.Root key={name} invalid={errorOf(name) !== undefined}>
          <Field.Label>{`${AMOUNT_LIMITS[name]} (US$)`}</Field.Label>
          <Input
            inputMode="numeric"
            placeholder="No limit"
            value={amounts[name]}
            onChange={({ target }) => onAmounts({ ...amounts, [name]: target.value })}
          />
          <Field.ErrorText>{errorOf(name)}</Field.ErrorText>
        </Field.Root>
      ))}
    </Grid>
  </>
);

function History() {
  const { data, loading, fetchMore } = useQuery(PolicyHistoryDocument, {
    variables: { first: 10 },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const changes = data?.businessAdministration?.policyChanges;
  const more = useLoadMore({
    pageInfo: changes?.pageInfo,
    isLoading: loading,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  return (
    <Box>
      <Heading as="h3" size="lg" mb="3">
        Changes
      </Heading>
      {changes?.totalCount === 0 && <Text color="fg.muted">The limits have not changed yet.</Text>}
      {changes && changes.totalCount > 0 && (
        <DataTable
          caption="Changes of the limits"
          columns={['When', 'Who', 'Policy', 'Limit', 'From', 'To']}
          numbersFrom={4}
          rows={changes.edges.map(({ node }) => ({
            key: node.id,
            cells: [
              formatMoment(node.changedAt),
              node.changedBy,
              node.policyName,
              LIMIT_NAMES[node.limit],
              node.from ?? 'No limit',
              node.to ?? 'No limit',
            ],
          }))}
        />
      )}
      <MoreButton more={more} things="changes" />
    </Box>
  );
}
