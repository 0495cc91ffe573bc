import type { DurableWorker } from './booking/durable-worker';
import type { Database } from './database/connect';
import type { Clock } from './kernel/dates';
import type { AgentLimits } from './kernel/environment';
import type { IdTokens } from './people/auth/id-tokens';
import type { Supplier } from './supplier/supplier';

/** The services that handlers use. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly supplier: Supplier;
  /** Whether the demo personas may sign in. */
  readonly demo: boolean;
  /** Last digits of test cards, which belong to any rewards account; none in production. */
  readonly testCardLastFours: readonly string[];
  /** Of travelers; undefined: no OpenID provider is trusted. */
  readonly idTokens: IdTokens | undefined;
  /** Of agents; undefined: no OpenID provider is trusted. */
  readonly agentIdTokens: IdTokens | undefined;
  /** How long approvers have to decide on a booking. */
  readonly approvalHours: number;
  readonly agents: AgentLimits;
  readonly bookingWorker: Pick<DurableWorker, 'wake'>;
  readonly priceFreezeWorker: Pick<DurableWorker, 'wake'>;
  readonly protectionWorker: Pick<DurableWorker, 'wake'>;
}
