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
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatWholeMoney } from '#domain/money/money-format.ts';
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
          <Policy key={policy.id} policy={policy} />
        ))}
        <History />
      </Stack>
    </SectionCard>
  );
}

/** The limits as they are, until the administrator changes them. */
function Policy({ policy }: { readonly policy: PolicyFactsFragment }) {
  const [isChanging, setIsChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setIsChanging(true));
    section.current?.querySelector('input')?.focus();
  };
  const close = () => {
    flushSync(() => setIsChanging(false));
    button.current?.focus();
  };
  return (
    <Stack as="section" ref={section} aria-label={policy.name} gap="4">
      <Flex justify="space-between" align="start" gap="4">
        <div>
          <Heading as="h3" size="lg">
            {policy.name}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {`Applies to ${policy.travelerCount} ${policy.travelerCount === 1 ? 'traveler' : 'travelers'}`}
          </Text>
        </div>
        {!isChanging && (
          <Button ref={button} variant="outline" size="sm" onClick={open}>
            Change limits
          </Button>
        )}
      </Flex>
      {isChanging ? <PolicyForm policy={policy} onClose={close} /> : <Limits limits={policy.limits} />}
    </Stack>
  );
}

const dollars = (amount: number): string =>
  formatWholeMoney({ minorUnits: amount * 100, currencyCode: 'USD' });

const Limits = ({ limits }: Pick<PolicyFactsFragment, 'limits'>) => (
  <Grid as="dl" templateColumns="repeat(auto-fill, minmax(11rem, 1fr))" gap="4">
    <Limit name="Star ratings" value={limits.allowedStarRatings.join(', ')} />
    {AMOUNTS.map((name) => (
      <Limit
        key={name}
        name={AMOUNT_LIMITS[name]}
        value={limits[name] === null ? 'No limit' : `Up to ${dollars(limits[name])}`}
      />
    ))}
  </Grid>
);

const Limit = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <Text as="dt" textStyle="sm" color="fg.muted">
      {name}
    </Text>
    <Text as="dd" fontWeight="medium">
      {value}
    </Text>
  </div>
);

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

interface PolicyFormProps {
  readonly policy: PolicyFactsFragment;
  readonly onClose: () => void;
}

function PolicyForm({ policy, onClose }: PolicyFormProps) {
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
      onClose();
    } catch {
      setRefused(NOT_SENT);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label={`Limits of ${policy.name}`}>
      <Stack gap="5">
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
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={loading} loadingText="Saving">
            Save limits
          </Button>
          <Button variant="ghost" disabled={loading} onClick={onClose}>
            Keep the limits
          </Button>
        </Flex>
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
