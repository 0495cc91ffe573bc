import type { Generated } from 'kysely';

export interface AdministrationTables {
  /** The history of the limits of policies. */
  policy_changes: {
    id: Generated<number>;
    policy_id: string;
    limit_name: string;
    /** Null for no limit. */
    from_value: string | null;
    to_value: string | null;
    changed_by: string;
    changed_at: Date;
  };
}
