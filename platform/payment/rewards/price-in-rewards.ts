import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { toFiat, toUsdMinor } from '../../kernel/money';
import { rewardsFor, rewardsValue } from './conversion';

type Schemas = components['schemas'];

/** Formats an amount as a price: in money and in the rewards of each account of a user. */
export type PriceWriter = (minor: number, currencyCode: string) => Schemas['Price'];

/** The price writer of a user; one query, then any number of amounts. */
export async function priceWriterOf(database: Database, userId: string): Promise<PriceWriter> {
  const accounts = await database
    .selectFrom('rewards_accounts')
    .select(['id', 'currency', 'currency_description', 'unit_value'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return (minor, currencyCode) => {
    const usdMinor = toUsdMinor(minor, currencyCode);
    return {
      fiat: toFiat(minor, currencyCode),
      rewards: Object.fromEntries(
        accounts.map(({ id, currency, currency_description, unit_value }) => [
          id,
          {
            value: rewardsValue(rewardsFor(usdMinor, unit_value)),
            currency,
            currencyDescription: currency_description,
          },
        ]),
      ),
    };
  };
}
