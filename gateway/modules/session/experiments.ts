import { type Experiment as UnpackedExperiment, unpackExperiment } from '../../../domain/experiments';
import type { GatewayContext } from '../../context';
import type { Experiment } from '../../generated/graph';
import { listActiveCorporateExperiments, listActiveExperiments } from '../../platform/experiments';

/** EX-01: the experiments of the tenant that runs; read once in a request, whoever asks. */
export async function activeExperiments({
  platform,
  environment,
}: GatewayContext): Promise<readonly UnpackedExperiment[]> {
  const { experiments } = await experimentList({ platform, environment });
  return experiments.map(unpackExperiment);
}

/** EX-01: what the experiments add to each analytics event. */
export const experimentTracking = async (
  context: Pick<GatewayContext, 'platform' | 'environment'>,
): Promise<Readonly<Record<string, string>>> => (await experimentList(context)).trackingProperties;

function experimentList({ platform, environment }: Pick<GatewayContext, 'platform' | 'environment'>) {
  const list = environment.tenant === 'corporate' ? listActiveCorporateExperiments : listActiveExperiments;
  return list(platform, {});
}

export const experiments = async (context: GatewayContext): Promise<Experiment[]> =>
  (await activeExperiments(context)).map(({ id, variant, data }) => ({ id, variant, data: data ?? null }));
