import { PRODUCT_FAMILIES } from '../../../domain/card-products';
import { today } from '../../../domain/clock';
import { FAILURE_CODES } from '../../../domain/failures/failure-codes';
import type { GatewayContext } from '../../context';
import type { Portal } from '../../generated/graph';
import type { Environment } from '../../kernel/environment';

type Configured = Omit<Portal, 'today'>;

const configuredPortals = new WeakMap<Environment, Configured>();

/** The portal as configured by its operator; makes no call. */
export function portal({ environment, clock }: GatewayContext): Portal {
  const configured = configuredPortals.get(environment) ?? configuredPortal(environment);
  configuredPortals.set(environment, configured);
  return { ...configured, today: today(clock) };
}

function configuredPortal(environment: Environment): Configured {
  return {
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
