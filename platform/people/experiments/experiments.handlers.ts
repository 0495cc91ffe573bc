import type { Answer, Handlers } from '../../http/operations';
import { type ExperimentTenant, experimentsOf } from './experiments';

export const experimentsHandlers = () =>
  ({
    listActiveExperiments: () => experimentList('consumer'),
    listActiveCorporateExperiments: () => experimentList('corporate'),
  }) satisfies Partial<Handlers>;

function experimentList(tenant: ExperimentTenant): Answer<'listActiveExperiments'> {
  const experiments = experimentsOf(tenant);
  return {
    experiments,
    trackingProperties: Object.fromEntries(experiments.map(({ id, variant }) => [id, variant])),
  };
}
