import { tableCode } from '#domain/codes.ts';

/**
 * Reads an upstream enum: its member in the graph's spelling, or the fallback for a member that this gateway does not know yet
 * (AV-12). The table names every member of the graph's enum, so a new one must be added here.
 */
export const enumReader =
  <Member extends string>(
    members: Readonly<Record<Member, unknown>>,
    fallback: Member,
  ): ((wire: string | undefined) => Member) =>
  (wire) =>
    tableCode(members, wire) ?? fallback;
