import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { cancellationPolicy, listing, paymentPolicy } from '#client/testing/checkout-facts.ts';
import { platform, quoted } from '#client/testing/checkout-kit.ts';
import { startAtReview } from '#client/testing/stored-checkout.ts';

const openReview = startAtReview();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Terms = typeof listing.terms;

async function review(
  changes: { terms?: Partial<Record<keyof Terms, unknown>>; [field: string]: unknown } = {},
  quote = {},
) {
  const of = platform();
  const terms = { ...listing.terms, ...changes.terms };
  of.listing.mockReturnValue({ ...listing, ...changes, terms });
  of.priceQuoteStatus.mockImplementation(() => quoted(quote));
  await openReview(of);
}

const rulesShown = () => {
  const rules = screen.getByRole('region', { name: 'House rules' });
  const texts = (selector: string) =>
    [...rules.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const values = texts('dd');
  return texts('dt').map((label, index) => [label, values[index]]);
};

test("[LS-24] [FM-03] [FM-09] [PR-12] [PR-13] the house rules list times, pets, cancellation and payment, in the platform's order", async () => {
  await review(
    { terms: { petsPolicy: 'Two dogs at most.' } },
    {
      paymentPolicy: {
        ...paymentPolicy,
        schedule: [
          { due: 'At booking', amount: fiat(300) },
          { due: 'Before arrival, Mon, May 25', amount: fiat(200) },
        ],
        clauses: ['Second clause first.', 'First clause second.'],
      },
    },
  );
  expect(rulesShown()).toEqual([
    ['Check-in', 'From 4:00 PM'],
    ['Check-out', 'Until 11:00 AM'],
    ['Pets', 'Two dogs at most.'],
    ['Cancellation', 'Free cancellation until June 1'],
    [
      'Payment policy',
      [
        'Full payment is due at the time of booking.',
        'At booking: $300.00',
        'Before arrival, Mon, May 25: $200.00',
        'Second clause first.',
        'First clause second.',
        'If you cause damage to the property or incur incidental fees, your card may be charged.',
      ].join('\n'),
    ],
  ]);
});

test.each([
  [true, 'Pets are welcome.'],
  [false, 'Pets are not allowed.'],
])(
  '[LS-24] without a pet policy, a pet-friendly home (%s) is shown as pet-friendly',
  async (isPetFriendly, text) => {
    await review({ terms: { isPetFriendly, petsPolicy: null } });
    expect(rulesShown()).toContainEqual(['Pets', text]);
  },
);

describe('[LS-25] important information and registration number', () => {
  const block = () => screen.queryByRole('region', { name: 'Important information' });

  test('are shown together', async () => {
    await review();
    expect(block()).toHaveTextContent('The last mile is a gravel road.Registration number: BC-4411');
  });

  test('are shown individually when one is missing, and not at all without both', async () => {
    await review({ registrationId: null });
    expect(block()).toHaveTextContent(/^Important informationThe last mile is a gravel road\.$/);
  });

  test('the number only', async () => {
    await review({ terms: { importantInformation: null } });
    expect(block()).toHaveTextContent(/^Important informationRegistration number: BC-4411$/);
  });

  test('neither', async () => {
    await review({ registrationId: null, terms: { importantInformation: null } });
    expect(block()).not.toBeInTheDocument();
  });
});

describe('[FM-11] [FM-12] a long text shows its beginning', () => {
  const long = (length: number) => 'word '.repeat(200).slice(0, length - 1) + '.';
  const more = (about: string) => screen.queryByRole('button', { name: `Read more about ${about}` });

  test('only if the overflow is half the limit or more: 500, 200 and 300 characters', async () => {
    await review(
      { terms: { importantInformation: long(749), petsPolicy: long(299) } },
      { cancellationPolicy: { ...cancellationPolicy, primaryText: long(449) } },
    );
    await waitFor(() => expect(rulesShown().flat()).toContain(long(449)));
    for (const about of ['important information', 'pets', 'cancellation']) {
      expect(more(about)).not.toBeInTheDocument();
    }
    expect(screen.getByText(long(749))).toBeVisible();
  });

  test('and the rest on request', async () => {
    await review(
      { terms: { importantInformation: long(750), petsPolicy: long(300) } },
      { cancellationPolicy: { ...cancellationPolicy, primaryText: long(450) } },
    );
    const block = within(screen.getByRole('region', { name: 'Important information' }));
    expect(block.getByText(`${long(750).slice(0, 500).trimEnd()}…`)).toBeVisible();
    expect(more('pets')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Read more about cancellation' })).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: 'Read more about important information' }));
    expect(block.getByText(long(750))).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: 'Read less about important information' }));
    expect(block.queryByText(long(750))).not.toBeInTheDocument();
  });
});

describe('[RT-17] the terms to accept', () => {
  const agreement = { name: 'Hearthway Guest Agreement', url: 'https://hearthway.example/guest-agreement' };

  test('are named and linked', async () => {
    await review({ terms: { termsOfService: agreement } });
    const link = screen.getByRole('link', { name: agreement.name });
    expect(link).toHaveAttribute('href', agreement.url);
    expect(link.closest('p')).toHaveTextContent(
      'By selecting Confirm and Book you agree to the Hearthway Guest Agreement.',
    );
  });

  test('[RT-16] are linked with the user source', async () => {
    sessionStorage.setItem('travel-portal.utm-source', 'mail');
    sessionStorage.setItem('travel-portal.utm-medium', '(none)');
    await review({ terms: { termsOfService: agreement } });
    const link = screen.getByRole('link', { name: agreement.name });
    expect(link).toHaveAttribute('href', `${agreement.url}?utm_source=mail`);
  });

  test('are not mentioned without terms', async () => {
    await review({ terms: { termsOfService: null } });
    expect(screen.queryByText(/you agree to/)).not.toBeInTheDocument();
  });
});

test('[CN-11] the note, the rules and the button that books have the moment until which money comes back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-03T00:00:00.000Z') });
  const refundSteps = [{ until: '2026-06-03T04:00:00.000Z', percent: 100 }];
  await review({}, { cancellationPolicy: { ...cancellationPolicy, refundSteps } });
  const free = 'Free cancellation until the end of Tue, Jun 2, 2026, EDT';
  expect(screen.getByRole('region', { name: 'Cancellation policy' })).toHaveTextContent(
    `${free}4 hours left`,
  );
  expect(rulesShown()).toContainEqual([
    'Cancellation',
    `Free cancellation until June 1\n${free} (4 hours left)`,
  ]);
  expect(screen.getByRole('button', { name: 'Confirm and Book' })).toHaveAccessibleDescription(
    `You pay $500.00 with Visa ending in 4821. ${free} (4 hours left).`,
  );
});
