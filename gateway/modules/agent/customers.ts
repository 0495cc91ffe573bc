/** Customers that an agent may act for (`PUT /api/v0/agents/customers/list`). */
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { CustomerConnection, CustomerSearchInput, QueryCustomersArgs } from '../../generated/graph';
import { searchCustomers } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { connection, Cursors, pageEdge, pagePosition, pageRequest } from '../paging/page-cursor';

export async function customers(
  { search, first, after }: Pick<QueryCustomersArgs, 'search'> & Partial<QueryCustomersArgs>,
  { platform }: GatewayContext,
): Promise<CustomerConnection> {
  const facts = factsOf(search);
  const cursors = new Cursors(['customers', facts]);
  const position = pagePosition(cursors, after);
  const { cursor, size } = pageRequest(position, first);
  const answer = await searchCustomers(platform, {
    body: { ...facts, limit: Math.min(size, MAX_LIMIT), ...(cursor !== undefined && { cursor }) },
  });
  const shown = answer.customers.slice(position.seenCount);
  const edges = shown.map((customer, index) => {
    const isLast = index === shown.length - 1;
    const next =
      isLast && answer.nextCursor !== undefined
        ? { page: answer.nextCursor, seenCount: 0 }
        : { ...position, seenCount: position.seenCount + index + 1 };
    return pageEdge(cursors, next, customerOf(customer));
  });
  return connection(edges, {
    hasNextPage: answer.nextCursor !== undefined,
    hasPreviousPage: position.page !== undefined || position.seenCount > 0,
    totalCount: answer.totalCount,
  });
}

const MAX_LIMIT = 50;
const LENGTHS = { text: [2, 254], bookingReference: [1, 40] } as const;

function factsOf({ text, bookingReference }: CustomerSearchInput) {
  return {
    text: trimmed('text', text),
    ...(bookingReference != null && { bookingReference: trimmed('bookingReference', bookingReference) }),
  };
}

function trimmed(name: keyof typeof LENGTHS, value: string): string {
  const [shortest, longest] = LENGTHS[name];
  const text = value.trim();
  if (text.length < shortest || text.length > longest) {
    throw requestError('BAD_USER_INPUT', `\`${name}\` must have ${shortest} to ${longest} characters.`);
  }
  return text;
}

const customerOf = ({ id, firstName, lastName, emailAddress, businessName }: Wire<'FoundCustomer'>) => ({
  id,
  givenName: firstName,
  surname: lastName,
  emailAddress,
  businessName: businessName ?? null,
});
