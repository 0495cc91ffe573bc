import type { Generated } from 'kysely';
import type { AgentColumn } from '../../database/agent-column';

/**
 * Double-entry books. Amounts are whole numbers of the smallest part of `unit`: cents of a currency, hundredths of a reward unit.
 * The database maintains balances, and refuses transactions that do not sum to zero per unit or overdraw a user's account;
 * entries are never changed, only reversed by another transaction.
 */
export interface LedgerTables {
  ledger_accounts: {
    id: string;
    /** The owner of the money or rewards; null for accounts of the platform and of issuers. */
    owner_user_id: string | null;
    kind: LedgerAccountKind;
    /** `USD`, `CAD`, … or `Miles`, `Points`, `Cash`. */
    unit: string;
    balance: Generated<number>;
    /** The object that the account belongs to: the rewards account, the wallet credit, the currency. */
    reference: string;
    created_at: Generated<Date>;
  };
  ledger_transactions: {
    id: string;
    idempotency_key: string;
    kind: string;
    /** Shown to the user in histories. */
    description: string;
    created_at: Date;
    booking_id: string | null;
    agent_user_id: AgentColumn;
    /** The customer whom the agent acted for; null without an agent. */
    customer_user_id: AgentColumn;
  };
  ledger_entries: {
    transaction_id: string;
    account_id: string;
    /** Positive: into the account. */
    amount: number;
    unit: string;
  };
}

/** The kinds of account; `RewardsIssuer` and `CreditIssuer` are the counterparts of grants to users. */
export type LedgerAccountKind = 'Rewards' | 'TravelCredit' | 'RewardsIssuer' | 'CreditIssuer' | (string & {});
