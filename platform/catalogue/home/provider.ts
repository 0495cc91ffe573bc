import type { Provider } from '../catalogue.types';
import { fillPattern, type Random } from '../random';

/** The listing provider whose own terms name and link replace the generic ones at checkout. */
export const NAMED_LISTING_PROVIDER = 'Hearthway';

interface ProviderDefinition {
  provider: string;
  idPattern: string;
  /** Null: its listings come without terms of service. */
  termsOfServiceUrl: string | null;
  share: number;
}

const PROVIDERS: ProviderDefinition[] = [
  {
    provider: NAMED_LISTING_PROVIDER,
    idPattern: 'HW-######',
    termsOfServiceUrl: 'https://hearthway.example/guest-agreement',
    share: 0.32,
  },
  {
    provider: 'Keywright',
    idPattern: 'kw_@@####@@',
    termsOfServiceUrl: 'https://keywright.example/terms',
    share: 0.3,
  },
  { provider: 'Northgate Homes', idPattern: '7########', termsOfServiceUrl: null, share: 0.24 },
  {
    provider: 'Casa Abierta',
    idPattern: 'CA-####-@@',
    termsOfServiceUrl: 'https://casa-abierta.example/condiciones',
    share: 0.14,
  },
];

export function providerOf(random: Random): { provider: Provider; termsOfServiceUrl: string | null } {
  const roll = random.next();
  let reached = 0;
  const chosen = PROVIDERS.find(({ share }) => (reached += share) > roll) ?? PROVIDERS[0];
  if (!chosen) throw new Error('there are no providers');
  return {
    provider: { listingProviderId: fillPattern(chosen.idPattern, random), provider: chosen.provider },
    termsOfServiceUrl: chosen.termsOfServiceUrl,
  };
}
