import type { Generated } from 'kysely';

export interface AuthTables {
  sessions: {
    id: string;
    /** SHA-256 of the bearer token, which is not stored. */
    token_hash: Buffer;
    csrf_token: string;
    user_id: string;
    /** The agent who acts for the user. */
    agent_user_id: string | null;
    is_first_session: boolean;
    created_at: Date;
    expires_at: Date;
  };
  failed_sign_ins: {
    email_address: string;
    /** The address that the attempt came from. */
    sender: string;
    failed_at: Date;
    id: Generated<number>;
  };
}
