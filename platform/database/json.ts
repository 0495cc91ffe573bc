import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as text (pg would turn an array into a PostgreSQL array). */
export type Json<Value> = ColumnType<Value, string, string>;

export const json = (value: unknown): string => JSON.stringify(value);

/** A jsonb column that may be empty. */
export type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
