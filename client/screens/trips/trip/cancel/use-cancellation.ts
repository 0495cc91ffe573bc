import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { CancellationEvent } from '#domain/cancellation/cancellation-steps.ts';
import { noAnswer } from '#client/app/failures/no-answer.ts';
import { CancellationProgressDocument } from '#client/features/trips/cancellation-progress.generated.ts';
import type { CancellationNextStep } from '#client/generated/graph.ts';
import {
  INITIAL_CANCELLATION,
  type CancellationAction,
  cancellationReducer,
  type CancellationState,
  type Message,
  readAction,
  termsAction,
  termsOfWay,
  type Way,
} from './cancellation-state';
import { CancellationTermsDocument, CancelTripDocument } from './cancellation-terms.generated';
import { randomId } from '#client/components/random-id.ts';

const UNKNOWN_OUTCOME =
  'We do not know whether your stay is canceled. You can safely try again: it is canceled only once.';
/** Also shown after an unknown outcome. */
const TERMS_ONLY_READ = 'Viewing the terms does not cancel anything.';

const AFTER_FAILURE: Readonly<Record<CancellationNextStep, CancellationEvent>> = {
  TRY_AGAIN: 'FAILED',
  REVIEW_TERMS: 'RELOADED',
  CONTACT_SUPPORT: 'NOT_POSSIBLE',
};

export interface Cancellation extends CancellationState {
  readonly isSending: boolean;
  /** For how long the cancellation has been under way; null until there is news of it. */
  readonly elapsedMs: number | null;
  readonly choose: (way: Way) => void;
  readonly goOn: () => void;
  readonly reload: () => void;
  /** Reads the terms again when they have ended. */
  readonly renew: (validUntil: string) => void;
  readonly confirm: () => void;
}

/** The cancellation of a stay, step by step (CN-01). A running one is found again after a reload, and followed to its outcome. */
export function useCancellation(tripId: string): Cancellation {
  const client = useApolloClient();
  const [state, dispatch] = useReducer(cancellationReducer, INITIAL_CANCELLATION);
  const keyFor = useIntentKey();
  const [send, { loading: isSending }] = useMutation(CancelTripDocument);

  useTerms(tripId, state.step === 'loading', dispatch);

  const reload = () => dispatch({ event: 'RELOADED' });
  const renewed = useRef('');
  const renew = (validUntil: string) => {
    // Terms that return unchanged still hold: the clock of the device is fast.
    if (renewed.current === validUntil) return;
    renewed.current = validUntil;
    reload();
  };

  const succeed = () => {
    forgetWhatChanged(client.cache);
    dispatch({ event: 'SUCCEEDED' });
  };
  const fail = (errors: readonly CancellationError[]) => dispatch(failureAction(errors));

  const lose = () => dispatch({ event: 'FAILED', message: noAnswer(UNKNOWN_OUTCOME) });
  const heardAt = useProgress(tripId, state.step === 'pending', { succeed, fail, lose });

  async function confirm(): Promise<void> {
    const quoteToken = state.terms && termsOfWay(state.terms, state.way).token;
    if (!quoteToken) return;
    const input = { idempotencyKey: keyFor(quoteToken), tripId, quoteToken };
    const result = await send({ variables: { input } })
      .then(({ data }) => data?.cancelTrip)
      .catch(() => undefined);
    switch (result?.__typename) {
      case 'TripCanceled':
        return succeed();
      case 'CancellationStarted':
        return dispatch({
          event: 'STARTED',
          requestedAt: result.trip.cancellationAttempt?.requestedAt,
        });
      case 'CancellationFailed':
        return fail(result.errors);
      case 'CancellationTermsChanged':
        return dispatch(termsAction(result.quote, { title: result.title, text: result.text }));
      case 'CancellationRefused':
        return dispatch({
          event: result.outcome === null ? 'FAILED' : 'RELOADED',
          message: { title: result.title, text: result.text },
        });
      default:
        return lose();
    }
  }

  return {
    ...state,
    isSending,
    elapsedMs: elapsedMs(state.requestedAt, heardAt),
    choose: (way) => dispatch({ way }),
    goOn: () => dispatch({ event: 'CONTINUED' }),
    reload,
    renew,
    confirm: () => void confirm(),
  };
}

/** Since the request and not since the gateway follows it: a gateway that was started again counts from 0. */
const elapsedMs = (requestedAt: string | null, heardAt: string | null): number | null =>
  requestedAt === null || heardAt === null
    ? null
    : Math.max(0, Date.parse(heardAt) - Date.parse(requestedAt));

type CancellationError = Message & { readonly nextStep: CancellationNextStep };

function failureAction([first]: readonly CancellationError[]): CancellationAction {
  if (!first) return { event: 'FAILED' };
  return { event: AFTER_FAILURE[first.nextStep], message: { title: first.title, text: first.text } };
}

interface Ends {
  readonly succeed: () => void;
  readonly fail: (errors: readonly CancellationError[]) => void;
  /** The outcome is unknown. */
  readonly lose: () => void;
}

/** Follows a cancellation to its end. Returns when the gateway last learned that it is under way; null before that. */
function useProgress(tripId: string, isUnderWay: boolean, { succeed, fail, lose }: Ends): string | null {
  const [heardAt, setHeardAt] = useState<string | null>(null);
  useSubscription(CancellationProgressDocument, {
    variables: { tripId },
    skip: !isUnderWay,
    ignoreResults: true,
    // The page of the trip follows the same cancellation: its stream, if shared, would not repeat the latest state.
    context: { queryDeduplication: false },
    onData: ({ data }) => {
      const status = data.data?.cancellationStatus;
      if (status?.__typename === 'CancellationPending') setHeardAt(status.occurredAt);
      if (status?.__typename === 'CancellationSuccess') succeed();
      if (status?.__typename === 'CancellationFailure') fail(status.errors);
    },
    onError: lose,
  });
  return heardAt;
}

/** Reads the terms while the dialog is loading them. */
function useTerms(tripId: string, isLoading: boolean, dispatch: Dispatch<CancellationAction>): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isLoading) return;
    let isOver = false;
    const read = client.query({
      query: CancellationTermsDocument,
      variables: { id: tripId },
      fetchPolicy: 'network-only',
    });
    void read
      .then(({ data }) => readAction(data?.trip))
      .catch(() => null)
      .then((action) => {
        if (isOver) return;
        dispatch(action ?? { event: 'FAILED', message: noAnswer(TERMS_ONLY_READ) });
      });
    return () => {
      isOver = true;
    };
  }, [client, tripId, isLoading, dispatch]);
}

/** One key for the same terms, however often they are sent. */
function useIntentKey(): (quoteToken: string) => string {
  const intent = useRef({ quoteToken: '', key: '' });
  return (quoteToken) => {
    if (intent.current.quoteToken !== quoteToken) intent.current = { quoteToken, key: randomId() };
    return intent.current.key;
  };
}

/** Credits, offers and rewards have been returned, and the trip has moved to another section. */
function forgetWhatChanged(cache: ApolloCache): void {
  for (const fieldName of ['wallet', 'rewardsAccounts', 'trips'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
