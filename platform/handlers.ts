import { elsewhereHandlers } from './booked-elsewhere/elsewhere.handlers';
import { priceMatchHandlers } from './booked-elsewhere/price-match.handlers';
import { administrationHandlers } from './booking/administration/administration.handlers';
import { approvalHandlers } from './booking/approvals/approvals.handlers';
import { itineraryHandlers } from './booking/itineraries/itineraries.handlers';
import { priceFreezeHandlers } from './booking/price-freeze/price-freeze.handlers';
import { purchaseHandlers } from './booking/purchase/purchase.handlers';
import { shopHandlers } from './booking/shop/shop.handlers';
import { stayProtectionHandlers } from './booking/stay-protection/stay-protection.handlers';
import { experiencesHandlers } from './experiences/experiences.handlers';
import { homesHandlers } from './homes/homes.handlers';
import { wishlistHandlers } from './homes/wishlists/wishlists.handlers';
import type { Handlers } from './http/operations';
import { paymentMethodHandlers } from './payment/payment-methods/payment-methods.handlers';
import { rewardsHandlers } from './payment/rewards/rewards.handlers';
import { vaultHandlers } from './payment/vault/vault.handlers';
import { walletHandlers } from './payment/wallet/wallet.handlers';
import { agentHandlers } from './people/agents/agents.handlers';
import { authHandlers } from './people/auth/auth.handlers';
import { experimentsHandlers } from './people/experiments/experiments.handlers';
import { acknowledgementHandlers } from './people/first-steps/acknowledgement.handlers';
import { onboardingHandlers } from './people/first-steps/onboarding.handlers';
import { passengerHandlers } from './people/passenger.handlers';
import { policyHandlers } from './people/policies/policies.handlers';
import { preferenceHandlers } from './people/preferences/preferences.handlers';
import { userHandlers } from './people/user.handlers';
import type { Services } from './services';
import { trackingHandlers } from './tracking/tracking.handlers';

/** Every operation of the contract, area by area; one without a handler does not compile. */
export const createHandlers = (services: Services): Handlers => ({
  ...approvalHandlers(services),
  ...agentHandlers(services),
  ...acknowledgementHandlers(services),
  ...administrationHandlers(services),
  ...authHandlers(services),
  ...elsewhereHandlers(services),
  ...experiencesHandlers(services),
  ...experimentsHandlers(),
  ...homesHandlers(services),
  ...itineraryHandlers(services),
  ...onboardingHandlers(services),
  ...passengerHandlers(services),
  ...paymentMethodHandlers(services),
  ...policyHandlers(services),
  ...preferenceHandlers(services),
  ...priceFreezeHandlers(services),
  ...priceMatchHandlers(services),
  ...purchaseHandlers(services),
  ...rewardsHandlers(services),
  ...shopHandlers(services),
  ...stayProtectionHandlers(services),
  ...trackingHandlers(services),
  ...userHandlers(services),
  ...vaultHandlers(services),
  ...walletHandlers(services),
  ...wishlistHandlers(services),
});
