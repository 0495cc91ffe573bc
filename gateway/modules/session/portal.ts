import { today } from '../../../domain/clock';
import { FAILURE_CODES } from '../../../domain/failures/failure-codes';
import { tenantOf } from '../../../domain/portal/tenants';
import type { GatewayContext } from '../../context';
import type { Portal } from '../../generated/graph';

/** The portal as its operator has configured it; no call. */
export function portal({ environment, clock }: GatewayContext): Portal {
  const tenant = tenantOf(environment.tenant);
  return {
    tenant: environment.tenant === 'corporate' ? 'CORPORATE' : 'CONSUMER',
    brandName: tenant.brandName,
    supportPhone: tenant.supportPhone,
    today: today(clock),
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
