import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { PreferenceMetadata, UpdatePreferenceMetadataInput } from '../../generated/graph';
import { updatePreferenceMetadata } from '../../rest/endpoints';

/** PF-01: only the given flags are sent; null counts as omitted. */
export function changePreferenceMetadata(
  input: UpdatePreferenceMetadataInput,
  { platform }: GatewayContext,
): Promise<PreferenceMetadata> {
  const given = Object.entries(input).filter(([, flag]) => typeof flag === 'boolean');
  if (given.length === 0) throw requestError('BAD_USER_INPUT', 'There is no flag to change.');
  return updatePreferenceMetadata(platform, { body: Object.fromEntries(given) });
}
