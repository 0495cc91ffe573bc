import { resolve } from 'node:path';
import type { Clock } from '../kernel/dates';
import { EnvironmentError } from '../kernel/environment';
import type { Supplier } from './supplier';

/** What a module gets to make its supplier with. */
export interface SupplierTools {
  /** The environment variables. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
}

/** The default export of the module that `SUPPLIER` names. It throws for settings that are missing or wrong. */
export type MakeSupplier = (tools: SupplierTools) => Supplier | Promise<Supplier>;

const FUNCTIONS = ['search', 'offer', 'calendar', 'quote', 'confirm', 'cancel'] as const;

const unusable = (problem: string): EnvironmentError =>
  new EnvironmentError(`SUPPLIER cannot be used: ${problem}`);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Loads the module of a path, relative to the working directory. Throws EnvironmentError with a message that names the setting. */
export async function loadSupplier(path: string): Promise<MakeSupplier> {
  const file = resolve(path);
  const loaded = (await import(file).catch((error: unknown) => {
    throw unusable(`${file} cannot be loaded: ${messageOf(error)}`);
  })) as Record<string, unknown>;
  const make = defaultExportOf(loaded);
  if (typeof make !== 'function') throw unusable(`the default export of ${file} is not a function.`);
  return async (tools) => {
    const supplier = await made(make as MakeSupplier, tools);
    const missing = FUNCTIONS.filter((name) => typeof supplier[name] !== 'function');
    if (missing.length > 0) throw unusable(`the supplier of ${file} has no function ${missing.join(', ')}.`);
    return supplier;
  };
}

async function made(make: MakeSupplier, tools: SupplierTools): Promise<Supplier> {
  try {
    return await make(tools);
  } catch (error) {
    throw unusable(messageOf(error));
  }
}

/** A module of the other module system comes with its exports as the default. */
function defaultExportOf(loaded: Record<string, unknown>): unknown {
  const { default: exported } = loaded;
  return typeof exported === 'object' && exported !== null && 'default' in exported
    ? exported.default
    : exported;
}
