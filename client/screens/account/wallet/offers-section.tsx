import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import type { WalletOfferStage } from '#client/generated/graph.ts';
import { OfferCard } from './offer-card';
import type { OfferCard_OfferFragment } from './offer-card.generated';
import { WalletCards, WalletSection } from './wallet-section';

type Offer = FragmentType<OfferCard_OfferFragment> & {
  readonly id: string;
  readonly stage: WalletOfferStage;
};

const STAGES = [
  ['OPEN', 'Open now'],
  ['COMING', 'To come'],
  ['OTHER_PRODUCTS', 'For other trips'],
] as const satisfies readonly (readonly [WalletOfferStage, string])[];

/** The offers, in the order in which they can be used. */
export function OffersSection({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <WalletSection title="Travel offers">
      {offers.length === 0 && (
        <Text color="fg.muted">You have no offers at the moment. New ones are shown here.</Text>
      )}
      {STAGES.map(([stage, title]) => {
        const ofStage = offers.filter((offer) => offer.stage === stage);
        if (ofStage.length === 0) return null;
        return (
          <WalletCards key={stage} title={title}>
            {ofStage.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </WalletCards>
        );
      })}
    </WalletSection>
  );
}
