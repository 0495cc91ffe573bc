import type { AuthTables } from '../auth/auth.tables';
import type { BenefitsTables } from '../benefits/benefits.tables';
import type { ElsewhereTables } from '../booked-elsewhere/elsewhere.tables';
import type { HomesTables } from '../homes/homes.tables';
import type { ItinerariesTables } from '../itineraries/itineraries.tables';
import type { LedgerTables } from './ledger.tables';
import type { PaymentMethodTables } from '../payment-methods/payment-methods.tables';
import type { PeopleTables } from '../people/people.tables';
import type { PriceFreezeTables } from '../price-freeze/price-freeze.tables';
import type { PreferencesTables } from '../preferences/preferences.tables';
import type { PurchaseTables } from '../purchase/purchase.tables';
import type { RewardsTables } from '../rewards/rewards.tables';
import type { StayProtectionTables } from '../stay-protection/stay-protection.tables';
import type { TrackingTables } from '../tracking/tracking.tables';
import type { VaultTables } from '../vault/vault.tables';
import type { WalletTables } from '../wallet/wallet.tables';
import type { WishlistTables } from '../wishlists/wishlists.tables';

/** Every table by name. To add one: a migration, an entry in its area's `<area>.tables.ts`. */
export type Tables = AuthTables &
  BenefitsTables &
  ElsewhereTables &
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
