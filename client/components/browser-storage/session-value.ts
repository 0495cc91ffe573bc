import * as z from 'zod/mini';
import { tabStorage } from './browser-storage';

/** A JSON value in the tab's session storage. It is untrusted: null unless it matches the schema. */
export function readSessionValue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.infer<Schema> | null {
  try {
    const stored = z.safeParse(schema, JSON.parse(tabStorage.getItem(key) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}
