import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { searchParams } from '#domain/search/search-state.ts';
import { noAnswer } from '#client/app/failures/no-answer.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import type { FrozenPriceCard_FrozenPriceFragment } from './frozen-prices.generated';
import {
  FrozenPriceExerciseDocument,
  type FrozenPriceExerciseQuery,
  RefundFrozenPriceDocument,
} from './frozen-prices.generated';
import { frozenSearch } from './frozen-search';

type Exercise = NonNullable<NonNullable<FrozenPriceExerciseQuery['frozenPrice']>['exercise']>;
type Problem = Pick<Exercise, 'isRefundable' | 'offersSimilarHomes'> & {
  readonly title: string;
  readonly text: string;
};

const NOTHING_OFFERED = { isRefundable: false, offersSimilarHomes: false };

export interface UseFrozenPriceProps {
  readonly price: FrozenPriceCard_FrozenPriceFragment;
  /** The deposit was refunded, and the buttons are removed. */
  readonly onRefunded: () => void;
}

/**
 * Books with a frozen price: checks first whether it can be used now, and offers the alternatives when it cannot (AD-13, AD-25).
 */
export function UseFrozenPrice({ price, onRefunded }: UseFrozenPriceProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isGone = price.today?.availability === 'UNAVAILABLE';

  async function use(): Promise<void> {
    setIsAsking(true);
    const exercise = await client
      .query({
        query: FrozenPriceExerciseDocument,
        variables: { id: price.id },
        fetchPolicy: 'network-only',
      })
      .then(({ data }) => data?.frozenPrice?.exercise ?? null)
      .catch(() => null);
    setIsAsking(false);
    if (exercise?.isPossible) {
      const search = { ...frozenSearch(price), frozenPriceId: price.id };
      void navigate(linkWithSource(`${ROUTES.vacationRentalsBook}?${searchParams(search).toString()}`));
      return;
    }
    setProblem(
      exercise?.title && exercise.text
        ? { ...exercise, title: exercise.title, text: exercise.text }
        : { ...noAnswer('Your price stays frozen.'), ...NOTHING_OFFERED },
    );
  }

  return (
    <Stack gap="4">
      <Box role="alert" _empty={{ display: 'none' }}>
        {problem && (
          <ProblemNotice problem={problem} price={price} onProblem={setProblem} onRefunded={onRefunded} />
        )}
      </Box>
      {!problem?.isRefundable && (
        <Button
          alignSelf={{ base: 'stretch', md: 'start' }}
          variant={isGone ? 'outline' : 'solid'}
          colorPalette={isGone ? 'pine' : 'coral'}
          loading={isAsking}
          loadingText="Checking your price"
          onClick={() => void use()}
        >
          {problem ? 'Try again' : isGone ? 'See your options' : 'Book at your frozen price'}
        </Button>
      )}
    </Stack>
  );
}

interface ProblemNoticeProps extends UseFrozenPriceProps {
  readonly problem: Problem;
  readonly onProblem: (problem: Problem | null) => void;
}

function ProblemNotice({ problem, price, onProblem, onRefunded }: ProblemNoticeProps) {
  const [refund, { loading }] = useMutation(RefundFrozenPriceDocument, {
    variables: { input: { frozenPriceId: price.id } },
  });
  const requestRefund = async () => {
    const result = await refund()
      .then(({ data }) => data?.refundFrozenPrice)
      .catch(() => undefined);
    if (result?.__typename === 'FrozenPriceRefunded') onRefunded();
    else
      onProblem(
        result ? { title: result.title, text: result.text, ...NOTHING_OFFERED } : { ...problem, ...UNKNOWN },
      );
  };
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{problem.title}</Alert.Title>
        <Alert.Description>{problem.text}</Alert.Description>
        {(problem.isRefundable || problem.offersSimilarHomes) && (
          <Flex gap="3" wrap="wrap" mt="3">
            {problem.isRefundable && (
              <Button
                size="sm"
                loading={loading}
                loadingText="Refunding"
                onClick={() => void requestRefund()}
              >
                Refund my deposit
              </Button>
            )}
            {problem.offersSimilarHomes && (
              <Button asChild size="sm" variant="outline">
                <Link to={linkWithSource(similarHomesPath(price))}>See similar homes</Link>
              </Button>
            )}
          </Flex>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

const UNKNOWN = {
  title: 'We do not know yet whether your deposit was refunded',
  text: 'You can safely try again: it is refunded only once.',
};

/** Homes of the same place for the same stay. */
function similarHomesPath(price: FrozenPriceCard_FrozenPriceFragment): string {
  const { city, state } = price.listing.address;
  const { stay, guests, isTravelApp } = frozenSearch(price);
  const locationName = [city, state].filter(Boolean).join(', ');
  return `${ROUTES.staysAvailability}?${searchParams({ stay, guests, isTravelApp, ...(locationName ? { locationName } : {}) }).toString()}`;
}
