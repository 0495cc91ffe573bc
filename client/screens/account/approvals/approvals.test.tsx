import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { photo } from '#client/testing/photos.ts';
import { corporateFacts, fiat, helen } from '#client/testing/portal-facts.ts';
import { announcements } from '#client/testing/read-out.ts';
import { renderPortal } from '#client/testing/render-portal.tsx';
import type { TestResolvers } from '#client/testing/schema-link.ts';

const approval = (id: string, changes: object = {}) => ({
  id,
  state: 'WAITING',
  tripId: `LF-${id}`,
  requestedAt: '2026-05-01T11:00:00.000Z',
  expiresAt: '2026-05-02T16:00:00.000Z',
  approverNames: ['Helen Ortiz'],
  decidedAt: null,
  deciderName: null,
  declineReason: null,
  errors: [],
  ...changes,
});

const request = (id: string, travelerName: string, changes: object = {}) => ({
  id,
  travelerName,
  mainGuestName: travelerName,
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  total: fiat(1317.4),
  pricePerNight: fiat(360.5),
  maxPricePerNight: fiat(325),
  allowedStarRatings: [2, 3, 4],
  outOfPolicyReasons: ['PRICE_PER_NIGHT', 'STAR_RATING'],
  corporate: {
    outOfPolicyReason: 'The hotel is full',
    approvalRequestReason: 'Customer visit',
    tripPurpose: null,
  },
  listing: {
    id: 'home-1',
    name: 'Cedar House',
    starRating: 5,
    address: { kind: 'FULL_ADDRESS', city: 'Duck', state: 'NC' },
    photos: [photo('cedar')],
  },
  approval: approval(id),
  ...changes,
});

type Request = ReturnType<typeof request>;

const list = (requests: readonly Request[]) => ({
  totalCount: requests.length,
  nodes: requests,
  edges: requests.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

interface Options {
  readonly all: () => readonly Request[];
  readonly queue?: () => AsyncGenerator<object>;
  readonly mutations?: TestResolvers[string];
  readonly canViewAdmin?: boolean;
}

const open = ({ all, queue, mutations = {}, canViewAdmin = true }: Options) =>
  renderPortal({
    path: '/approvals/',
    portal: { tenant: 'CORPORATE' },
    resolvers: {
      Query: {
        session: () => ({ ...helen, corporate: { ...corporateFacts, canViewAdmin } }),
        approvals: (_: unknown, { section }: { section: string }) =>
          list(all().filter(({ approval: { state } }) => (state === 'WAITING') === (section === 'WAITING'))),
      },
      Mutation: mutations,
      Subscription: {
        approvalQueue: {
          subscribe:
            queue ??
            async function* () {
              yield { approvalQueue: event(all()) };
              await new Promise(() => undefined);
            },
        },
      },
    },
  });

const event = (requests: readonly Request[]) => ({
  sequence: 1,
  attempt: 1,
  elapsedMs: 0,
  occurredAt: '2026-05-01T12:00:00.000Z',
  waitingCount: requests.filter(({ approval: { state } }) => state === 'WAITING').length,
  latest: requests.map((each) => each.approval),
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const SAM = 'Samuel Okafor: Cedar House';

test('[CP-11] an approver sees traveler, home, price, policy, reasons and the deadline', async () => {
  await open({ all: () => [request('7', 'Samuel Okafor')] });
  const sam = await card(SAM);
  expect(sam.getByText('$1,317.40')).toBeVisible();
  expect(sam.getByText('$360.50 a night; the policy allows up to $325.')).toBeVisible();
  expect(sam.getByText('5 stars; the policy allows 2 to 4 stars.')).toBeVisible();
  expect(sam.getByText('Customer visit')).toBeVisible();
  expect(sam.getByText('The hotel is full')).toBeVisible();
  expect(sam.getByText('Fri, Jun 5 - Mon, Jun 8, 2026 · 3 nights')).toBeVisible();
  expect(sam.getByText('Sat, May 2, 2026, 12:00 PM EDT')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Waiting for a decision (1)' })).toBeVisible();
});

test('[CP-11] a booking is approved by one press', async () => {
  let decision = approval('7');
  const approveBooking = vi.fn(() => {
    decision = approval('7', { state: 'APPROVED', deciderName: 'Helen Ortiz' });
    return { __typename: 'ApprovalDecided', approval: decision };
  });
  await open({
    all: () => [request('7', 'Samuel Okafor', { approval: decision })],
    mutations: { approveBooking },
  });
  await userEvent.click(
    (await card(SAM)).getByRole('button', { name: 'Approve: Samuel Okafor, Cedar House' }),
  );
  expect(await screen.findByText('Approved by Helen Ortiz')).toBeVisible();
  expect(announcements()).toHaveTextContent('Samuel Okafor, Cedar House: approved.');
  expect(approveBooking).toHaveBeenCalledTimes(1);
  expect((await card(SAM)).queryByRole('button')).not.toBeInTheDocument();
});

test('[CP-11] declining takes a reason, which is sent', async () => {
  const declineBooking = vi.fn((_root: unknown, { input }: { input: { reason: string } }) => ({
    __typename: 'ApprovalDecided',
    approval: approval('7', { state: 'DECLINED', deciderName: 'Helen Ortiz', declineReason: input.reason }),
  }));
  await open({ all: () => [request('7', 'Samuel Okafor')], mutations: { declineBooking } });
  await userEvent.click(
    (await card(SAM)).getByRole('button', { name: 'Decline: Samuel Okafor, Cedar House' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this booking' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(declineBooking).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason for the traveler/ }), 'Too far');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Declined by Helen Ortiz')).toBeVisible();
  expect(announcements()).toHaveTextContent('Samuel Okafor, Cedar House: declined.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await card(SAM)).getByText('Too far')).toBeVisible();
});

test('[CP-11] the second decision shows the first one', async () => {
  const first = approval('7', { state: 'DECLINED', deciderName: 'Marta Keller', declineReason: 'Too far' });
  await open({
    all: () => [request('7', 'Samuel Okafor')],
    mutations: {
      approveBooking: () => ({
        __typename: 'ApprovalAlreadyDecided',
        code: 'APPROVAL_ALREADY_DECIDED',
        title: 'This booking was already decided.',
        text: 'It was declined by Marta Keller.',
        buttons: [],
        icon: 'GENERIC_ERROR',
        inputErrors: [],
        approval: first,
      }),
    },
  });
  await userEvent.click(
    (await card(SAM)).getByRole('button', { name: 'Approve: Samuel Okafor, Cedar House' }),
  );
  expect(await screen.findByText('It was declined by Marta Keller.')).toBeVisible();
  expect(screen.getByText('Declined by Marta Keller')).toBeVisible();
});

test("[CP-11] new bookings and others' decisions arrive without a reload", async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let all = [request('7', 'Samuel Okafor')];
  await open({
    all: () => all,
    queue: async function* () {
      yield { approvalQueue: event(all) };
      await arrival;
      all = [
        request('9', 'Amir Haddad'),
        request('8', 'Petra Novak'),
        request('7', 'Samuel Okafor', {
          approval: approval('7', { state: 'APPROVED', deciderName: 'Marta Keller' }),
        }),
      ];
      yield { approvalQueue: event(all) };
    },
  });
  await card(SAM);
  arrive();
  expect(await screen.findByRole('article', { name: 'Petra Novak: Cedar House' })).toBeVisible();
  expect(await screen.findByText('Approved by Marta Keller')).toBeVisible();
  expect(announcements()).toHaveTextContent('A new booking waits for a decision.');
});

test('[CP-11] other members of the business see who decides instead', async () => {
  await open({ all: () => [], canViewAdmin: false });
  expect(await screen.findByText(/Only administrators of a business decide/)).toBeVisible();
});

test('[CP-11] the account menu of an approver has the number of bookings that wait', async () => {
  await open({ all: () => [request('7', 'Samuel Okafor'), request('8', 'Petra Novak')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Helen Ortiz' }));
  expect(await screen.findByRole('link', { name: /Approvals\s*2 waiting/ })).toHaveAttribute(
    'href',
    '/approvals/',
  );
});
