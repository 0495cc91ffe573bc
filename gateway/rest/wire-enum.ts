/** Members of enums in the platform's spelling ('AirConditioning') and in the graph's ('AIR_CONDITIONING'). */
import { tableCode } from '#domain/codes.ts';

/** Reads an upstream enum: its member in the graph, or UNKNOWN for a member that this gateway does not know yet (AV-12). */
export const enumReader =
  <Member extends string>(members: Readonly<Record<Member, unknown>>) =>
  (wire: string | undefined): Member | 'UNKNOWN' =>
    tableCode(members, wire) ?? 'UNKNOWN';

export type WireMember<Member extends string> = Member extends `${infer First}_${infer Rest}`
  ? `${Capitalize<Lowercase<First>>}${WireMember<Rest>}`
  : Capitalize<Lowercase<Member>>;

/** The platform's spelling of a member. */
export const wireMember = <Member extends string>(member: Member): WireMember<Member> =>
  member
    .toLowerCase()
    .replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()) as WireMember<Member>;
