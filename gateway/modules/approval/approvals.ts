/** The bookings of a business that need an approval (`PUT /api/v0/approvals/list`). */
import type { GatewayContext } from '../../context';
import type { QueryApprovalsArgs } from '../../generated/graph';
import { listApprovals } from '../../rest/endpoints';
import { compareRanks, type Connection, pageOfAll, type Rank } from '../paging/page-cursor';
import { type ApprovalRequestModel, approvalRequestOf } from './approval-mapping';

type Platform = Pick<GatewayContext, 'platform'>;

async function allRequests({ platform }: Platform): Promise<ApprovalRequestModel[]> {
  const list = await listApprovals(platform);
  return list.approvals.map(approvalRequestOf);
}

export async function approvals(
  { section, ...page }: Partial<QueryApprovalsArgs>,
  context: Platform,
): Promise<Connection<ApprovalRequestModel>> {
  const all = (await allRequests(context))
    .filter(({ approval }) => !section || (approval.decidedAt === null) === (section === 'WAITING'))
    .sort((left, right) => compareRanks(rankOf(left), rankOf(right)));
  return pageOfAll(all, page, { name: ['approvals', section ?? null], keyOf: ({ id }) => id, rankOf });
}

export const approval = async (id: string, context: Platform): Promise<ApprovalRequestModel | null> =>
  (await allRequests(context)).find((each) => each.id === id) ?? null;

/** The next deadline first; decided ones come after, the latest first. */
const rankOf = ({ approval: { decidedAt, expiresAt } }: ApprovalRequestModel): Rank =>
  decidedAt === null ? [0, Date.parse(expiresAt)] : [1, -Date.parse(decidedAt)];
