import { Migrator } from 'kysely';
import type { Database } from './connect';
import { up as areas } from './migrations/0001-areas';
import { up as ledger } from './migrations/0002-ledger';
import { up as purchase } from './migrations/0003-purchase';
import { up as indexes } from './migrations/0004-indexes';
import { up as cancellations } from './migrations/0005-cancellations';
import { up as wallet } from './migrations/0006-wallet';
import { up as outbox } from './migrations/0007-outbox';
import { up as searchFilters } from './migrations/0008-search-filters';
import { up as protections } from './migrations/0009-protections';
import { up as priceFreezes } from './migrations/0010-price-freezes';
import { up as bookedElsewhere } from './migrations/0011-booked-elsewhere';
import { up as customFields } from './migrations/0012-custom-fields';
import { up as benefits } from './migrations/0013-benefits';
import { up as storedNames } from './migrations/0016-stored-names';
import { up as protectAndWatch } from './migrations/0017-protect-and-watch';
import { up as travelerKeys } from './migrations/0018-traveler-keys';
import { up as fulfill } from './migrations/0019-fulfill';

/** In the order in which they run. To change the schema, add one; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-areas': { up: areas },
  '0002-ledger': { up: ledger },
  '0003-purchase': { up: purchase },
  '0004-indexes': { up: indexes },
  '0005-cancellations': { up: cancellations },
  '0006-wallet': { up: wallet },
  '0007-outbox': { up: outbox },
  '0008-search-filters': { up: searchFilters },
  '0009-protections': { up: protections },
  '0010-price-freezes': { up: priceFreezes },
  '0011-booked-elsewhere': { up: bookedElsewhere },
  '0012-custom-fields': { up: customFields },
  '0013-benefits': { up: benefits },
  '0016-stored-names': { up: storedNames },
  '0017-protect-and-watch': { up: protectAndWatch },
  '0018-traveler-keys': { up: travelerKeys },
  '0019-fulfill': { up: fulfill },
};

/** Brings the schema up to date. Kysely holds an advisory lock meanwhile, so that two platforms may start simultaneously. */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}
