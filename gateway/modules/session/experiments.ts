import { type Experiment as UnpackedExperiment, unpackExperiment } from '../../../domain/experiments';
import type { GatewayContext } from '../../context';
import type { Experiment } from '../../generated/graph';
import { listActiveCorporateExperiments, listActiveExperiments } from '../../platform/experiments';

/** EX-01: the experiments of the tenant that runs; read once in a request, whoever asks. */
export async function activeExperiments({
  platform,
  environment,
}: GatewayContext): Promise<readonly UnpackedExperiment[]> {
  const list = environment.tenant === 'corporate' ? listActiveCorporateExperiments : listActiveExperiments;
  const { experiments } = await list(platform, {});
  return experiments.map(unpackExperiment);
}

export const experiments = async (context: GatewayContext): Promise<Experiment[]> =>
  (await activeExperiments(context)).map(({ id, variant, data }) => ({ id, variant, data: data ?? null }));
