import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { hasApprover } from './approvers';

export const policyHandlers = ({ database }: Services) =>
  ({
    async getPolicyDetails({ session }) {
      const business = await database
        .selectFrom('business_members')
        .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
        .select(['businesses.id', 'is_approval_required', 'who_books'])
        .where('user_id', '=', session.userId)
        .executeTakeFirst();
      if (!business) return { policies: [] };
      const policies = await database
        .selectFrom('travel_policies')
        .select(['id', 'name', 'rules'])
        .where('business_id', '=', business.id)
        .orderBy('position')
        .execute();
      return {
        settings: {
          isApprovalRequired:
            business.is_approval_required && (await hasApprover(database, business.id, session.userId)),
          whoBooks: business.who_books,
        },
        policies: policies.map(({ id, name, rules }) => ({ id, name, ...rules })),
      };
    },
  }) satisfies Partial<Handlers>;
