/** What a card vault expects and answers, for each vault that this portal knows (PM-09). To add one, add a row. */
import * as z from 'zod/mini';
import type { CardVaultProtocol } from '#client/generated/graph.ts';
import { cardDigits, type CardFields } from './card-rules';

/** A month of expiry, as the form understood it. */
interface Expiry {
  readonly month: number;
  readonly year: number;
}

interface VaultProtocol {
  /** The body of the request that stores a card, as JSON. */
  readonly requestOf: (card: CardFields, expiry: Expiry, environmentKey: string) => object;
  /** The token in the response to a card that was stored. */
  readonly tokenOf: (response: unknown) => string | null;
}

const platformToken = z.object({ token: z.string() });

const spreedlyToken = z.object({
  transaction: z.object({ payment_method: z.object({ token: z.string() }) }),
});

/** Spreedly takes the parts of a name: the last word is the surname. */
function nameParts(fullName: string): { first_name: string; last_name: string } {
  const words = fullName.trim().split(/\s+/);
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

export const VAULT_PROTOCOLS: Record<CardVaultProtocol, VaultProtocol> = {
  PLATFORM: {
    requestOf: (card, expiry, environmentKey) => ({
      environmentKey,
      card: {
        number: cardDigits(card.number),
        verificationValue: card.securityCode.trim(),
        ...expiry,
        fullName: card.name.trim(),
        zip: card.zip.trim(),
        country: card.country,
      },
    }),
    tokenOf: (response) => z.safeParse(platformToken, response).data?.token ?? null,
  },
  SPREEDLY: {
    requestOf: (card, { month, year }, environmentKey) => ({
      environment_key: environmentKey,
      payment_method: {
        credit_card: {
          ...nameParts(card.name),
          number: cardDigits(card.number),
          verification_value: card.securityCode.trim(),
          month: String(month),
          year: String(year),
          zip: card.zip.trim(),
          country: card.country,
        },
      },
    }),
    tokenOf: (response) =>
      z.safeParse(spreedlyToken, response).data?.transaction.payment_method.token ?? null,
  },
};
