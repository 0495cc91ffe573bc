import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { setViewport } from '#client/testing/render-portal.tsx';
import { bookedTrip, openTrip } from '#client/testing/trip-facts.ts';
import { isReadOut } from '#client/testing/read-out.ts';

const PHONE = '1-800-555-0142';

beforeEach(() => setViewport('desktop'));

const LINES = [
  { kind: 'USER_CARD', label: 'Visa ending in 4242', amount: fiat(400), rewards: null },
  { label: 'Summit Reserve', amount: fiat(14.7), rewards: { value: '1470.00', currency: 'Miles' } },
];
const quote = (changes: object = {}) => ({
  token: 'terms-1',
  outcome: 'PARTIALLY_REFUNDABLE',
  refund: fiat(414.7),
  lines: LINES,
  validUntil: '2099-05-29T04:00:00.000Z',
  ...changes,
});
const CANCELED = {
  id: 'LF-1001',
  state: 'CANCELED',
  timeState: 'CANCELED',
  cancellation: { canceledAt: '2026-05-01T16:00:00.000Z', refund: fiat(414.7) },
  cancellationAttempt: { state: 'SUCCESS' },
};
const REQUESTED = { state: 'PENDING', requestedAt: '2026-05-01T15:59:00.000Z' };
const STARTED = {
  ...CANCELED,
  state: 'PENDING',
  timeState: 'FUTURE',
  cancellation: null,
  cancellationAttempt: REQUESTED,
};
const FAILED = {
  ...STARTED,
  state: 'CONFIRMED',
  timeState: 'CANCELLATION_FAILURE',
  cancellationAttempt: { state: 'FAILED' },
};
const failure = (nextStep: string, title = 'Your stay was not canceled.', text = 'Please try again.') => ({
  title,
  text,
  nextStep,
});
const live = { sequence: 1, attempt: 1, elapsedMs: 7_000, occurredAt: '2026-05-01T16:00:00.000Z' };

interface Facts {
  readonly quotes: readonly (object | Error)[];
  readonly results?: readonly (object | Error)[];
  readonly events?: () => AsyncIterable<object>;
  readonly trip?: object;
}

/** Opens the dialog. The last quote and the last result are repeated. */
async function openDialog({ quotes, results = [], events, trip = {} }: Facts) {
  const inputs: { idempotencyKey: string; tripId: string; quoteToken: string }[] = [];
  const next = (list: readonly (object | Error)[], at: number) => {
    const found = list[Math.min(at, list.length - 1)];
    if (found instanceof Error) throw found;
    return found;
  };
  let quoted = 0;
  const portal = await openTrip({
    at: '/cancel-home',
    trip: () => ({ ...bookedTrip, ...trip }),
    resolvers: {
      HomeTrip: { cancellationQuote: () => next(quotes, quoted++) },
      Mutation: {
        cancelTrip: (_root: unknown, { input }: { input: (typeof inputs)[number] }) => {
          inputs.push(input);
          return next(results, inputs.length - 1);
        },
      },
      ...(events && {
        Subscription: {
          cancellationStatus: {
            subscribe: async function* () {
              for await (const cancellationStatus of events()) yield { cancellationStatus };
            },
          },
        },
      }),
    },
  });
  return { ...portal, inputs, quoted: () => quoted };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function confirm(): Promise<void> {
  await press('Continue');
  await dialog('Cancel this stay for good?');
  await press('Cancel this stay');
}

const canceled = { __typename: 'TripCanceled', trip: CANCELED };

describe('the terms', () => {
  test('[CN-01] [CN-02] show the refund by part of the payment, with its deadline', async () => {
    await openDialog({ quotes: [quote()] });
    const terms = await dialog('Cancel this stay');
    expect(await terms.findByText('A part of what you paid is refunded.')).toBeVisible();
    const refund = terms.getByRole('region', { name: 'Refund' });
    expect(refund).toHaveTextContent('Visa ending in 4242$400.00');
    expect(refund).toHaveTextContent('Summit Reserve1,470 Miles = $14.70');
    // On a phone, a line wraps before the plus sign and not after it.
    expect(refund.textContent).toContain('Miles =\u00a0$14.70');
    expect(refund).toHaveTextContent('Total$414.70');
    expect(
      terms.getByText(/^These terms hold until the end of Thu, May 28, 2099, EDT \(\d+ days left\)\.$/),
    ).toBeVisible();
  });

  test('[CN-02] are read again when they expire on the screen', async () => {
    const soon = new Date(Date.now() + 900).toISOString();
    const { quoted } = await openDialog({
      quotes: [
        quote({ validUntil: soon }),
        quote({ token: 'terms-2', outcome: 'NON_REFUNDABLE', refund: fiat(0), lines: [] }),
      ],
    });
    await dialog('This stay is not refundable');
    expect(quoted()).toBe(2);
  });

  test('[CN-02] can be accepted on a device whose clock says that they have expired', async () => {
    const { inputs, quoted } = await openDialog({
      quotes: [quote({ validUntil: '2020-01-01T05:00:00.000Z' })],
      results: [canceled],
    });
    await waitFor(() => expect(quoted()).toBe(2));
    await screen.findByText(/^These terms hold until .*2019, EST\.$/);
    await confirm();
    await dialog('Your stay is canceled');
    expect(inputs).toHaveLength(1);
    expect(quoted()).toBe(2);
  });

  test.each([
    ['PAST_CHECK_IN_DATE', 'The check-in day has arrived'],
    ['AGENT_REVIEW_AND_FULFILLMENT', 'An agent reviews the cancellation'],
    ['CONTACT_CUSTOMER_SERVICE', 'This stay cannot be canceled online.'],
    ['UNKNOWN', 'This stay cannot be canceled online.'],
  ])('[CN-01] [CN-02] %s leads to support, with its number', async (outcome, text) => {
    await openDialog({ quotes: [quote({ outcome, token: null, lines: [], validUntil: null })] });
    const support = await dialog('Call us to cancel this stay');
    expect(support.getByText(new RegExp(text))).toHaveTextContent(new RegExp(`${text}.*${PHONE}`));
    expect(support.getByRole('link')).toHaveAttribute('href', `tel:${PHONE}`);
  });

  test('[CN-01] show that the stay is already canceled, with its refund', async () => {
    await openDialog({ quotes: [quote({ outcome: 'CANCELED', token: null, validUntil: null })] });
    const canceled = await dialog('This stay is canceled');
    expect(canceled.getByRole('region', { name: 'Refund' })).toHaveTextContent('Total$414.70');
  });

  test('[CN-01] of a stay that was canceled elsewhere show it on the page behind the dialog too', async () => {
    let trip: object = bookedTrip;
    await openTrip({
      trip: () => trip,
      resolvers: {
        HomeTrip: {
          cancellationQuote: () => quote({ outcome: 'CANCELED', token: null, validUntil: null }),
        },
      },
    });
    const link = await screen.findByRole('link', { name: /^Cancel this stay/ });
    trip = { ...bookedTrip, ...CANCELED, cancellationAttempt: { ...REQUESTED, state: 'SUCCESS' } };
    await userEvent.click(link);
    const canceled = await dialog('This stay is canceled');
    await userEvent.click(canceled.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Canceled')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Cancel this stay/ })).not.toBeInTheDocument();
  });

  test('[CN-01] can be requested again when they cannot be read', async () => {
    const down = new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    await openDialog({ quotes: [down, quote()] });
    await dialog('Our service is not responding');
    await press('Try again');
    expect(await screen.findByText('A part of what you paid is refunded.')).toBeVisible();
  });
});

describe('with cancel for any reason', () => {
  const protection = (changes: object = {}) => ({
    token: 'protection-1',
    refund: fiat(663.2),
    lines: [{ kind: 'USER_CARD', label: 'Visa ending in 4242', amount: fiat(663.2), rewards: null }],
    validUntil: '2099-06-05T19:00:00.000Z',
    isBetter: true,
    ...changes,
  });
  const radios = async () =>
    (await screen.findAllByRole('radio')).map((radio) => [
      radio.closest('label')?.textContent ?? '',
      (radio as HTMLInputElement).checked,
    ]);

  test('[AD-04] the better refund is first and preselected, and its token is sent', async () => {
    const { inputs } = await openDialog({
      quotes: [quote({ protection: protection() })],
      results: [canceled],
    });
    expect(await radios()).toEqual([
      [expect.stringMatching(/^Cancel for any reason\$663\.20 back.*Higher refund$/), true],
      [expect.stringMatching(/^Terms of the home\$414\.70 back/), false],
    ]);
    expect(screen.getByRole('region', { name: 'Refund' })).toHaveTextContent('Total$663.20');
    await press('Continue');
    const question = await dialog('Cancel this stay for good?');
    expect(question.getByText(/\$663\.20 is refunded/)).toBeVisible();
    expect(question.getByText(/all nights and all guests\. Its premium is not refunded\./)).toBeVisible();
    await press('Cancel this stay');
    const success = await dialog('Your stay is canceled');
    expect(success.getByText(/within 1 to 2 billing cycles/)).toBeVisible();
    expect(inputs.map(({ quoteToken }) => quoteToken)).toEqual(['protection-1']);
  });

  test('[AD-04] the terms of the home are first when they refund more, and the protection can be chosen', async () => {
    const { inputs } = await openDialog({
      quotes: [quote({ refund: fiat(829), protection: protection({ isBetter: false }) })],
      results: [canceled],
    });
    const [first] = await radios();
    expect(first).toEqual([expect.stringMatching(/^Terms of the home\$829\.00 back/), true]);
    await userEvent.click(screen.getByRole('radio', { name: /Cancel for any reason/ }));
    expect(screen.getByRole('region', { name: 'Refund' })).toHaveTextContent('Total$663.20');
    await confirm();
    await dialog('Your stay is canceled');
    expect(inputs.map(({ quoteToken }) => quoteToken)).toEqual(['protection-1']);
  });

  test.each(['NON_REFUNDABLE', 'PAST_CHECK_IN_DATE'])(
    '[AD-04] it cancels a stay that the terms of the home do not refund: %s',
    async (outcome) => {
      const token = outcome === 'NON_REFUNDABLE' ? 'terms-1' : null;
      const { inputs } = await openDialog({
        quotes: [
          quote({ outcome, token, refund: fiat(0), lines: [], validUntil: null, protection: protection() }),
        ],
        results: [canceled],
      });
      expect(await radios()).toHaveLength(token === null ? 1 : 2);
      expect(
        screen.getByRole('radiogroup', {
          name: token === null ? 'How this stay can be canceled' : 'How do you want to cancel?',
        }),
      ).toBeVisible();
      await confirm();
      await dialog('Your stay is canceled');
      expect(inputs.map(({ quoteToken }) => quoteToken)).toEqual(['protection-1']);
    },
  );

  test("[AD-04] an expired protection leaves its premium out of the home's refund", async () => {
    const bought = {
      coverage: 'FULL',
      coveragePercentage: 100,
      coverageAmount: fiat(740),
      premium: fiat(85.1),
      exercisableUntil: '2026-06-05T19:00:00.000Z',
      action: 'PURCHASE',
      expiredBy: 'GOVERNMENT_ALERT',
      refund: null,
    };
    await openDialog({
      quotes: [quote({ outcome: 'FULLY_REFUNDABLE', protection: null })],
      trip: { protection: bought },
    });
    expect(
      await screen.findByText('The price of the stay is refunded. The premium of your protection is not.'),
    ).toBeVisible();
  });

  test('[AD-20] a refused refund shows a message and the current terms', async () => {
    const refusal = failure('REVIEW_TERMS', 'Your refund was not granted.', 'Your stay is still booked.');
    await openDialog({
      quotes: [quote({ protection: protection() }), quote({ token: 'terms-2', protection: null })],
      results: [{ __typename: 'CancellationFailed', trip: FAILED, errors: [refusal] }],
    });
    await radios();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your refund was not granted.');
    expect(screen.getByRole('region', { name: 'Refund' })).toHaveTextContent('Total$414.70');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('[AD-20] a pending refund shows that the stay is still booked', async () => {
    async function* events() {
      yield { __typename: 'CancellationPending', ...live };
      await new Promise(() => undefined);
    }
    await openDialog({
      quotes: [quote({ protection: protection() })],
      results: [{ __typename: 'CancellationStarted', trip: STARTED }],
      events,
    });
    await radios();
    await confirm();
    const pending = await dialog('Your stay is being canceled');
    expect(pending.getByText(/Your stay is still booked until it is granted\./)).toBeVisible();
  });
});

describe('confirming', () => {
  test('[CN-01] [CN-09] cancels on the terms shown, and the page behind the dialog shows it', async () => {
    const { inputs } = await openDialog({ quotes: [quote()], results: [canceled] });
    await press('Continue');
    const question = await dialog('Cancel this stay for good?');
    expect(
      question.getByText(/\$414\.70 is refunded to where it was paid from\. You cannot undo this\./),
    ).toBeVisible();
    await press('Cancel this stay');
    const success = await dialog('Your stay is canceled');
    expect(success.getByRole('region', { name: 'Refund' })).toHaveTextContent('Total$414.70');
    expect(inputs).toEqual([
      { tripId: 'LF-1001', quoteToken: 'terms-1', idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) },
    ]);
    await userEvent.click(success.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Canceled')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Cancellation' })).not.toBeInTheDocument();
  });

  test('[CN-01] states in both steps that there is no refund', async () => {
    await openDialog({
      quotes: [quote({ outcome: 'NON_REFUNDABLE', refund: fiat(0), lines: [] })],
      results: [canceled],
    });
    await dialog('This stay is not refundable');
    await press('Continue without a refund');
    const question = await dialog('Cancel this stay for good?');
    expect(question.getByText(/nothing is refunded/)).toBeVisible();
    await press('Cancel this stay');
    const success = await dialog('Your stay is canceled');
    expect(success.getByText('Nothing is refunded.')).toBeVisible();
  });

  test('[CN-09] shows changed terms, which must be accepted again', async () => {
    const { inputs } = await openDialog({
      quotes: [quote()],
      results: [
        {
          __typename: 'CancellationTermsChanged',
          title: 'Your refund has changed.',
          text: 'Please review the new refund.',
          quote: quote({ token: 'terms-2', refund: fiat(100), lines: [LINES[0]] }),
        },
        canceled,
      ],
    });
    await confirm();
    const terms = await dialog('Cancel this stay');
    expect(await terms.findByRole('alert')).toHaveTextContent('Your refund has changed.');
    expect(terms.getByRole('region', { name: 'Refund' })).toHaveTextContent('Total$100.00');
    await confirm();
    await dialog('Your stay is canceled');
    expect(inputs.map(({ quoteToken }) => quoteToken)).toEqual(['terms-1', 'terms-2']);
    expect(new Set(inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  test('[CN-06] allows another attempt after a failure, on terms that are read again', async () => {
    const { inputs } = await openDialog({
      quotes: [quote(), quote({ token: 'terms-2' })],
      results: [{ __typename: 'CancellationFailed', trip: FAILED, errors: [failure('TRY_AGAIN')] }, canceled],
    });
    await confirm();
    await dialog('Your stay was not canceled.');
    await press('Try again');
    await confirm();
    await dialog('Your stay is canceled');
    expect(inputs.map(({ quoteToken }) => quoteToken)).toEqual(['terms-1', 'terms-2']);
  });

  test("[CN-06] leads from a provider's fee to the new terms, with the reason", async () => {
    const errors = [failure('REVIEW_TERMS', 'Your refund has changed.', 'Please review the new refund.')];
    await openDialog({
      quotes: [quote({ outcome: 'FULLY_REFUNDABLE' }), quote({ token: 'terms-2' })],
      results: [{ __typename: 'CancellationFailed', trip: FAILED, errors }],
    });
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your refund has changed.');
    expect(screen.getByText('A part of what you paid is refunded.')).toBeVisible();
  });

  test('[CN-06] shows the number of support if only support can cancel', async () => {
    const errors = [failure('CONTACT_SUPPORT', 'Not online.', `To cancel it, call ${PHONE}.`)];
    await openDialog({
      quotes: [quote()],
      results: [{ __typename: 'CancellationFailed', trip: FAILED, errors }],
    });
    await confirm();
    const support = await dialog('Call us to cancel this stay');
    expect(support.getByRole('link', { name: PHONE })).toBeVisible();
  });

  test('[CN-09] sends the same terms with the same key after a lost response', async () => {
    const { inputs } = await openDialog({
      quotes: [quote()],
      results: [new GraphQLError('lost', { extensions: { code: 'PLATFORM_TIMEOUT' } }), canceled],
    });
    await confirm();
    const unknown = await dialog('Our service is not responding');
    expect(unknown.getByText(/We do not know whether your stay is canceled/)).toBeVisible();
    await press('Try again');
    await confirm();
    await dialog('Your stay is canceled');
    expect(new Set(inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('[CN-09] shows when there is no network, and unreadable terms make no claim about the outcome', async () => {
    const lost = new GraphQLError('no network');
    await openDialog({ quotes: [quote(), lost, quote()], results: [lost, canceled] });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await confirm();
    const unknown = await dialog('You are offline');
    expect(unknown.getByText(/We do not know whether your stay is canceled/)).toBeVisible();
    await press('Try again');
    expect(await screen.findByText(/^Viewing the terms does not cancel anything\./)).toBeVisible();
    expect(screen.queryByText(/has not changed/)).not.toBeInTheDocument();
    onLine.mockRestore();
    await press('Try again');
    await confirm();
    await dialog('Your stay is canceled');
  });
});

describe('a slow cancellation', () => {
  /** Pending until `settle` is called with the outcome. */
  function heldBack() {
    let settle: (end: object) => void = () => undefined;
    const end = new Promise<object>((resolve) => (settle = resolve));
    async function* events() {
      yield { __typename: 'CancellationPending', ...live };
      yield await end;
    }
    return { events, settle: (status: object) => settle(status) };
  }

  test('[CN-01] is followed with its progress until the stay is canceled', async () => {
    const { events, settle } = heldBack();
    await openDialog({
      quotes: [quote()],
      results: [{ __typename: 'CancellationStarted', trip: STARTED }],
      events,
    });
    await confirm();
    const pending = await dialog('Your stay is being canceled');
    expect(pending.getByRole('progressbar', { name: 'Canceling your stay' })).toBeInTheDocument();
    // The outcome is read out when it comes, the seconds before it are not. They count from the request: this gateway, for one, was
    // started again and has followed the work for 7 seconds.
    expect(isReadOut(pending.getByText(/^The host has to agree/))).toBe(true);
    const seconds = await pending.findByText('60 seconds so far');
    expect(seconds).toBeVisible();
    expect(isReadOut(seconds)).toBe(false);
    settle({ __typename: 'CancellationSuccess', ...live, trip: CANCELED });
    await dialog('Your stay is canceled');
  });

  test('[CN-01] is found again after a reload, and can fail', async () => {
    const { events, settle } = heldBack();
    await openDialog({
      quotes: [
        quote({ outcome: 'CANCELLATION_PENDING', token: null, validUntil: null }),
        quote({ token: 'terms-2' }),
      ],
      trip: { state: 'PENDING', cancellationAttempt: REQUESTED },
      events,
    });
    expect(await (await dialog('Your stay is being canceled')).findByText('60 seconds so far')).toBeVisible();
    settle({ __typename: 'CancellationFailure', ...live, trip: FAILED, errors: [failure('TRY_AGAIN')] });
    await dialog('Your stay was not canceled.');
    await press('Try again');
    expect(await screen.findByText('A part of what you paid is refunded.')).toBeVisible();
  });

  test('[CN-05] is on the trip page, which shows its end automatically', async () => {
    const { events, settle } = heldBack();
    const { router } = await openDialog({
      quotes: [quote({ outcome: 'CANCELLATION_PENDING', token: null })],
      trip: { state: 'PENDING', cancellationAttempt: REQUESTED },
      events,
    });
    await router.navigate('/trips/LF-1001');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Being canceled')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the cancellation' })).toHaveAttribute(
      'href',
      '/trips/LF-1001/cancel-home',
    );
    settle({ __typename: 'CancellationSuccess', ...live, trip: CANCELED });
    expect(await screen.findByText('Canceled')).toBeVisible();
  });
});

describe('the keyboard', () => {
  test('[CN-01] each step focuses the button that changes nothing', async () => {
    await openDialog({ quotes: [quote()], results: [canceled] });
    await screen.findByText('A part of what you paid is refunded.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep this stay' })).toHaveFocus());
    await press('Continue');
    await dialog('Cancel this stay for good?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back to the terms' })).toHaveFocus());
    await press('Cancel this stay');
    const success = await dialog('Your stay is canceled');
    await waitFor(() =>
      expect(
        success.getAllByRole('button', { name: 'Close' }).some((each) => each === document.activeElement),
      ).toBe(true),
    );
  });

  test('[CN-08] closing the dialog returns the focus to the link that opened it', async () => {
    const { address } = await openDialog({ quotes: [quote()] });
    await screen.findByText('A part of what you paid is refunded.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const link = screen.getByRole('link', { name: 'Cancel this stay' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('A part of what you paid is refunded.');
    expect(address()).toBe('/trips/LF-1001/cancel-home');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  });

  test('[CN-08] closing the dialog of a canceled stay moves the focus to the page, which has no link to it any more', async () => {
    await openDialog({ quotes: [quote()], results: [canceled] });
    await screen.findByText('A part of what you paid is refunded.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    screen.getByRole('link', { name: 'Cancel this stay' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('A part of what you paid is refunded.');
    await confirm();
    await dialog('Your stay is canceled');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Cancel this stay' })).not.toBeInTheDocument();
  });

  test('[CN-08] Escape keeps the stay', async () => {
    const { address, inputs } = await openDialog({ quotes: [quote()] });
    await screen.findByText('A part of what you paid is refunded.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/trips/LF-1001');
    expect(inputs).toEqual([]);
  });
});
