import { type Experiment as UnpackedExperiment, unpackExperiment } from '#domain/portal/experiments.ts';
import type { GatewayContext } from '../../context';
import type { Experiment } from '../../generated/graph';
import { listActiveCorporateExperiments, listActiveExperiments } from '../../rest/endpoints';

/** The platform that returns experiments, and the settings of the tenant. */
type Reader = Pick<GatewayContext, 'platform' | 'environment'>;

/** EX-01: the experiments of the current tenant; read once per request. */
export async function activeExperiments(reader: Reader): Promise<readonly UnpackedExperiment[]> {
  const { experiments } = await experimentList(reader);
  return experiments.map(unpackExperiment);
}

/** EX-01: the facts that experiments add to each analytics event. */
export const experimentTracking = async (reader: Reader): Promise<Readonly<Record<string, string>>> =>
  (await experimentList(reader)).trackingProperties;

function experimentList({ platform, environment }: Reader) {
  const list = environment.tenant === 'corporate' ? listActiveCorporateExperiments : listActiveExperiments;
  return list(platform, {});
}

export const experiments = async (reader: Reader): Promise<Experiment[]> =>
  (await activeExperiments(reader)).map(({ id, variant, data }) => ({ id, variant, data: data ?? null }));
