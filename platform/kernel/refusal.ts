/**
 * The refusals of the contract (the table at the top of the OpenAPI document) and their default messages. To add one: a line
 * here, a row there.
 */
const messages = {
  40001: 'The request does not match the contract.',
  40101: 'There is no session, or it has expired.',
  40102: 'The user is not part of the business travel beta.',
  40103: 'The user has no access.',
  40104: 'Unknown e-mail address or wrong code.',
  40105: 'The business has not finished onboarding.',
  40106: 'The business travel terms are not acknowledged.',
  40107: 'The agent has chosen no customer.',
  40108: 'The agent was away for too long, and no longer acts for the customer.',
  40109: 'The agent has acted for the customer for the longest time allowed.',
  40301: 'The anti-forgery header does not match the session.',
  40302: 'The session lacks the permission for this call.',
  40401: 'Not found.',
  40402: 'There is no such path.',
  40501: 'The path does not support this method.',
  40901: 'The idempotency key was used with another payload.',
  40902: 'The state does not allow this.',
  40903: 'The quote has expired.',
  40904: 'The quote has no main guest.',
  40905: 'The price of the trip is not matched.',
  40906: 'The time to claim a lower price is over.',
  41301: 'The body is too large.',
  41501: 'The body is not JSON.',
  42201: 'The details of the traveler break a rule.',
  42202: 'The card is invalid.',
  42203: 'The payments do not fit the quote.',
  42204: 'The frozen price cannot be used.',
  42205: 'The price is not lower.',
  42901: 'Too many attempts.',
  50001: 'The platform failed.',
  50101: 'The platform does not support this.',
  50301: 'The platform is starting or stopping.',
  50302: 'The platform is too busy.',
} as const;

export type RefusalCode = keyof typeof messages;

/** Thrown by handlers; the edge responds with `{code, message, …details}` and the status that the code begins with. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string = messages[code],
    readonly details: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  get status(): number {
    return Math.floor(this.code / 100);
  }
}
