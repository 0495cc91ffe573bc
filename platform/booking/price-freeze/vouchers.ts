/** Splits a frozen stay into vouchers: each represents some of its nights, and together they represent all its money. */
import { addDays, daysBetween, type PlainDate } from '../../kernel/dates';

/** The most nights of one voucher. */
const VOUCHER_NIGHTS = 7;

interface FrozenStay {
  readonly stay_from: PlainDate;
  readonly stay_until: PlainDate;
  readonly total_minor: number;
  readonly cap_minor: number;
  readonly deposit_minor: number;
}

/** In the order of their nights. Amounts are divided by nights, to the minor unit: they sum to those of the stay. */
export function vouchersOf(stay: FrozenStay): FrozenStay[] {
  const nights = daysBetween(stay.stay_from, stay.stay_until);
  const vouchers: FrozenStay[] = [];
  for (let first = 0; first < nights; first += VOUCHER_NIGHTS) {
    const end = Math.min(first + VOUCHER_NIGHTS, nights);
    const part = (minor: number) => Math.floor((minor * end) / nights) - Math.floor((minor * first) / nights);
    vouchers.push({
      stay_from: addDays(stay.stay_from, first),
      stay_until: addDays(stay.stay_from, end),
      total_minor: part(stay.total_minor),
      cap_minor: part(stay.cap_minor),
      deposit_minor: part(stay.deposit_minor),
    });
  }
  return vouchers;
}
