import { programs } from '#scripts/server-programs.ts';

/** The measured gateway with room for followers. */
export default programs('bench/dist', { gateway: 'bench/programs/gateway.ts' });
