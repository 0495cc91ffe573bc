import { PRODUCT_FAMILIES } from '#domain/card-products.ts';
import { today } from '#domain/clock.ts';
import { FAILURE_CODES } from '#domain/failures/failure-codes.ts';
import type { GatewayContext } from '../../context';
import type { Portal } from '../../generated/graph';

/** The portal as configured by its operator; makes no call. */
export function portal({ environment, clock }: GatewayContext): Portal {
  return {
    today: today(clock),
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
    businessPortalUrl: environment.businessPortalUrl ?? null,
    mapTileUrl: environment.mapTiles?.url ?? null,
    mapAttribution: environment.mapTiles?.attribution ?? null,
    testCardLastFours: [...environment.testCardLastFours],
    agentTitles: FAILURE_CODES.flatMap((code) => {
      const title = environment.agentTitles[code];
      return title === undefined ? [] : [{ code, title }];
    }),
    isBrowsingPublic: environment.publicBrowsing,
    socialProof: environment.socialProof ?? null,
  };
}
