import type { ElsewhereTables } from '../booked-elsewhere/elsewhere.tables';
import type { AdministrationTables } from '../booking/administration/administration.tables';
import type { ApprovalsTables } from '../booking/approvals/approvals.tables';
import type { ItinerariesTables } from '../booking/itineraries/itineraries.tables';
import type { PriceFreezeTables } from '../booking/price-freeze/price-freeze.tables';
import type { PurchaseTables } from '../booking/purchase/purchase.tables';
import type { StayProtectionTables } from '../booking/stay-protection/stay-protection.tables';
import type { HomesTables } from '../homes/homes.tables';
import type { WishlistTables } from '../homes/wishlists/wishlists.tables';
import type { BenefitsTables } from '../payment/benefits/benefits.tables';
import type { LedgerTables } from '../payment/ledger/ledger.tables';
import type { PaymentMethodTables } from '../payment/payment-methods/payment-methods.tables';
import type { RewardsTables } from '../payment/rewards/rewards.tables';
import type { VaultTables } from '../payment/vault/vault.tables';
import type { WalletTables } from '../payment/wallet/wallet.tables';
import type { AuthTables } from '../people/auth/auth.tables';
import type { FirstStepsTables } from '../people/first-steps/first-steps.tables';
import type { PeopleTables } from '../people/people.tables';
import type { PreferencesTables } from '../people/preferences/preferences.tables';
import type { TrackingTables } from '../tracking/tracking.tables';

/** Every table by name. To add one: a migration, an entry in its area's `<area>.tables.ts`. */
export type Tables = AdministrationTables &
  ApprovalsTables &
  AuthTables &
  BenefitsTables &
  ElsewhereTables &
  FirstStepsTables &
  HomesTables &
  ItinerariesTables &
  LedgerTables &
  PaymentMethodTables &
  PeopleTables &
  PreferencesTables &
  PriceFreezeTables &
  PurchaseTables &
  RewardsTables &
  StayProtectionTables &
  TrackingTables &
  VaultTables &
  WalletTables &
  WishlistTables;
