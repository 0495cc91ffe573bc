import type { ColumnType } from 'kysely';

/** The agent who wrote the row for its user; null for none. The database sets it (acting.ts). */
export type AgentColumn = ColumnType<string | null, never, never>;
