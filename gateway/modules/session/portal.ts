import { PRODUCT_FAMILIES } from '#domain/card-products.ts';
import { today } from '#domain/clock.ts';
import { FAILURE_CODES } from '#domain/failures/failure-codes.ts';
import type { GatewayContext } from '../../context';
import type { Portal } from '../../generated/graph';
import type { Environment } from '../../kernel/environment';
import { share } from '../../kernel/shared-object';

const latestPortals = new WeakMap<Environment, Portal>();

/** The portal as configured by its operator, the same object for a whole day; makes no call. */
export function portal({ environment, clock }: GatewayContext): Portal {
  const day = today(clock);
  const latest = latestPortals.get(environment);
  if (latest?.today === day) return latest;
  const next = share(portalOn(day, environment));
  latestPortals.set(environment, next);
  return next;
}

function portalOn(day: string, environment: Environment): Portal {
  return {
    today: day,
    tenant: environment.tenant === 'corporate' ? 'CORPORATE' : 'CONSUMER',
    ...environment.brand,
    cardNames: {
      ...environment.cardNames,
      businessCardPrefixes: [...environment.cardNames.businessCardPrefixes],
      productFamilies: PRODUCT_FAMILIES.map((family) => ({
        family,
        words: [...environment.cardNames.productFamilies[family]],
      })),
    },
    adminPortalUrl: environment.adminPortalUrl ?? null,
    mapTileUrl: environment.mapTiles?.url ?? null,
    mapAttribution: environment.mapTiles?.attribution ?? null,
    testCardLastFours: [...environment.testCardLastFours],
    agentTitles: FAILURE_CODES.flatMap((code) => {
      const title = environment.agentTitles[code];
      return title === undefined ? [] : [{ code, title }];
    }),
  };
}
