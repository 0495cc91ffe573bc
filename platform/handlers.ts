import { authHandlers } from './auth/auth.handlers';
import { elsewhereHandlers } from './booked-elsewhere/elsewhere.handlers';
import { experiencesHandlers } from './experiences/experiences.handlers';
import { experimentsHandlers } from './experiments/experiments.handlers';
import { homesHandlers } from './homes/homes.handlers';
import type { Handlers } from './http/operations';
import { itineraryHandlers } from './itineraries/itineraries.handlers';
import { paymentMethodHandlers } from './payment-methods/payment-methods.handlers';
import { passengerHandlers } from './people/passenger.handlers';
import { userHandlers } from './people/user.handlers';
import { policyHandlers } from './policies/policies.handlers';
import { preferenceHandlers } from './preferences/preferences.handlers';
import { priceFreezeHandlers } from './price-freeze/price-freeze.handlers';
import { purchaseHandlers } from './purchase/purchase.handlers';
import { rewardsHandlers } from './rewards/rewards.handlers';
import type { Services } from './services';
import { stayProtectionHandlers } from './stay-protection/stay-protection.handlers';
import { trackingHandlers } from './tracking/tracking.handlers';
import { vaultHandlers } from './vault/vault.handlers';
import { walletHandlers } from './wallet/wallet.handlers';
import { wishlistHandlers } from './wishlists/wishlists.handlers';

/** Every operation of the contract, area by area; one without a handler does not compile. */
export const createHandlers = (services: Services): Handlers => ({
  ...authHandlers(services),
  ...elsewhereHandlers(services),
  ...experiencesHandlers(services),
  ...experimentsHandlers(),
  ...homesHandlers(services),
  ...itineraryHandlers(services),
  ...passengerHandlers(services),
  ...paymentMethodHandlers(services),
  ...policyHandlers(services),
  ...preferenceHandlers(services),
  ...priceFreezeHandlers(services),
  ...purchaseHandlers(services),
  ...rewardsHandlers(services),
  ...stayProtectionHandlers(services),
  ...trackingHandlers(services),
  ...userHandlers(services),
  ...vaultHandlers(services),
  ...walletHandlers(services),
  ...wishlistHandlers(services),
});
