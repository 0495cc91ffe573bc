/**
 * The travel sale (EX-05): its experiment has the variants lead-up and active instead of available, and its data may contain the
 * sale's period. The specification defines neither text nor place.
 */
import { type Experiment, EXPERIMENT_IDS, isOn, variantOf } from './experiments';
import { pagePath, ROUTES, samePath } from '../routes';
import { formatStayDate, parseStayDate } from '../stay/stay-dates';
import { parseUntrustedObject } from '../untrusted-json';

export interface SaleBanner {
  readonly phase: 'LEAD_UP' | 'ACTIVE';
  readonly title: string;
  /** The sale's effect on the traveler's wallet; null while its offers are closed. */
  readonly text: string | null;
}

const BANNER_PATHS: readonly string[] = [ROUTES.stays, ROUTES.staysAvailability];

/** The banner above the search and its results, in two phases; null elsewhere and without a sale. */
export function saleBanner(experiments: readonly Experiment[], path: string): SaleBanner | null {
  if (!BANNER_PATHS.some((shown) => samePath(shown, pagePath(path)))) return null;
  const variant = variantOf(experiments, 'TRAVEL_SALE');
  if (variant !== 'lead-up' && variant !== 'active') return null;
  const { startsOn, endsOn } = saleDates(experiments);
  const hasOffers = isOn(experiments, 'TRAVEL_WALLET_OFFERS');
  if (variant === 'lead-up') {
    return {
      phase: 'LEAD_UP',
      title: startsOn
        ? `The travel sale starts on ${formatStayDate(startsOn)}`
        : 'The travel sale starts soon',
      text: hasOffers ? 'From then on, your travel offers for the sale can be used at checkout.' : null,
    };
  }
  return {
    phase: 'ACTIVE',
    title: endsOn ? `The travel sale is on until ${formatStayDate(endsOn)}` : 'The travel sale is on',
    text: hasOffers ? 'Your travel offers for the sale can be used at checkout.' : null,
  };
}

function saleDates(experiments: readonly Experiment[]) {
  const { data } = experiments.find(({ id }) => id === EXPERIMENT_IDS.TRAVEL_SALE) ?? {};
  const dates = parseUntrustedObject(data);
  return { startsOn: parseStayDate(dates?.startsOn), endsOn: parseStayDate(dates?.endsOn) };
}
