import type { Generated } from 'kysely';

export interface AuthTables {
  sessions: {
    id: string;
    /** SHA-256 of the bearer token, which is not stored. */
    token_hash: Buffer;
    csrf_token: string;
    user_id: string;
    /** The agent who acts for the user; the user, for the session that an agent signed in to; null for a traveler's. */
    agent_user_id: string | null;
    /** The session of the agent that opened this one for a customer; null for a session that was signed in to. */
    agent_session_id: string | null;
    /** With `agent_session_id`: when the agent last used it, to within a few seconds. */
    used_at: Date | null;
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
