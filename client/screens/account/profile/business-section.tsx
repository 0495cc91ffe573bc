import { Flex, Text } from '@chakra-ui/react';
import { BusinessLogo } from '#client/components/business-logo.tsx';
import { FactList } from '#client/components/fact-list.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { CARD_ROLES } from '../rewards-account-row';
import type { ProfileQuery } from './profile.generated';

type CorporateFacts = NonNullable<NonNullable<ProfileQuery['session']>['corporate']>;

const ROLE_WORDS: Readonly<Record<string, string>> = { Admin: 'Administrator' };

/** SE-05: the user's place in the business: roles, tier of the policy, role with the issuer, and the loyalty programs. */
export function BusinessSection({ corporate }: { readonly corporate: CorporateFacts }) {
  const { roles, policyTier, issuerRole, loyaltyPrograms } = corporate;
  return (
    <SectionCard title="Business">
      <Flex align="center" gap="3" mb="5">
        <BusinessLogo logo={corporate.logo} />
        <Text fontWeight="semibold">{corporate.businessName}</Text>
      </Flex>
      <FactList
        facts={[
          { label: 'Your role', text: roles.map((role) => ROLE_WORDS[role] ?? role).join(', ') },
          { label: 'Travel policy', text: policyTier },
          {
            label: 'Business card',
            text: issuerRole && issuerRole !== 'UNKNOWN' && CARD_ROLES[issuerRole],
          },
          {
            label: 'Loyalty programs',
            text: loyaltyPrograms
              .map(({ programCode, membershipNumber }) => `${programCode} ${membershipNumber}`)
              .join(', '),
          },
        ]}
      />
    </SectionCard>
  );
}
