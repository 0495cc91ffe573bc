/** The default results of most screen tests; a test overrides the ones that it is about. */
export const portalFacts = {
  tenant: 'CONSUMER',
  brandName: 'Larkfield Travel',
  supportPhone: '1-800-555-0142',
  supportHours: 'day and night' as string | null,
  cardNames: {
    businessCardPrefixes: ['larkfield business', 'ledger'],
    productFamilies: [
      { family: 'BUSINESS', words: ['business'] },
      { family: 'PREMIUM', words: ['summit', 'reserve'] },
      { family: 'MID_TIER', words: ['meridian', 'paradise'] },
      { family: 'CASH_BACK', words: ['cash'] },
    ],
    unservicedProduct: 'paradise' as string | null,
  },
  today: '2026-05-01',
  adminPortalUrl: null as string | null,
  businessPortalUrl: null as string | null,
  mapTileUrl: null,
  mapAttribution: null,
  testCardLastFours: [] as readonly string[],
  isBrowsingPublic: false,
  socialProof: null as string | null,
  agentTitles: [] as readonly { readonly code: string; readonly title: string }[],
};

export const helen = {
  userId: 'user-helen',
  givenName: 'Helen',
  surname: 'Ortiz',
  emailAddress: 'helen.ortiz@larkfield.example',
  phoneNumber: '+14165550148',
  isFirstSession: false,
  isDelegated: false,
  isAgent: false,
  agent: null as { readonly userId: string; readonly givenName: string; readonly surname: string } | null,
  expiresAt: null,
  csrfToken: null,
  corporate: null,
  experiments: ['stays-booking', 'checkout-redesign'].map((id) => ({
    id,
    variant: 'available',
    data: null as string | null,
  })),
};

/** The business side of a user who belongs to two businesses; a test overrides the rest. */
export const corporateFacts = {
  businessId: 'business-ridge',
  businessName: 'Ridge & Co',
  accountReferenceId: 'account-ridge' as string | null,
  canViewUsers: false,
  canViewAdmin: false,
  defaultTravelerId: null,
  logo: { url: '/photos/logo-ridge.webp', alt: 'Ridge & Co' } as { url: string; alt: string } | null,
  businesses: [
    { id: 'business-ridge', name: 'Ridge & Co', accountReferenceId: 'account-ridge' },
    { id: 'business-cove', name: 'Cove Studio', accountReferenceId: 'account-cove' },
  ],
};

interface ExperimentFacts {
  readonly id: string;
  readonly variant: string;
  readonly data: string | null;
}

/** Helen with these experiments on, or in the given variant, in addition to those she has. */
export const withExperiments = (...experiments: readonly (string | ExperimentFacts)[]): typeof helen => ({
  ...helen,
  experiments: [
    ...helen.experiments,
    ...experiments.map((one) =>
      typeof one === 'string' ? { id: one, variant: 'available', data: null } : one,
    ),
  ],
});

/** Helen without one of her own experiments. */
export const withoutExperiment = (id: string): typeof helen => ({
  ...helen,
  experiments: helen.experiments.filter((one) => one.id !== id),
});

export const fiat = (value: number, currencyCode = 'USD', currencySymbol = '$') => ({
  minorUnits: Math.round(value * 100),
  value: value.toFixed(2),
  currencyCode,
  currencySymbol,
});

export const money = (value: number) => ({ fiat: fiat(value), rewards: [] });

/** A page of a growing list, as the graph returns it. */
export const connectionOf = <Node extends { readonly id: string }>(
  nodes: readonly Node[],
  hasNextPage = false,
) => ({
  totalCount: nodes.length,
  nodes,
  edges: nodes.map((node) => ({ cursor: `after-${node.id}`, node })),
  pageInfo: {
    hasNextPage,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: nodes.at(-1) ? `after-${nodes.at(-1)?.id}` : null,
  },
});
