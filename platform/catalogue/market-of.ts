import type { Market } from './catalogue.types';
import type { MarketDefinition } from './markets/market-definition';

export const marketOf = (definition: MarketDefinition): Market => ({
  id: definition.id,
  name: definition.name,
  city: definition.city,
  state: definition.state,
  country: definition.country,
  timezone: definition.timezone,
  setting: definition.settings[0],
  blurb: definition.blurb,
  coordinates: definition.at,
  currencyCode: definition.currencyCode ?? 'USD',
  hiddenFromBrowse: false,
});
