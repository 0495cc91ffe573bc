import { cancelForAnyReasonTerms } from './cancel-for-any-reason-terms';
import { complimentaryNightTerms } from './complimentary-night-terms';
import { PROTECTION_EXPIRIES } from '../protection/protection-texts';
import type { HelpSection } from './help-section';
import { frequentQuestions } from './questions';
import { portalTerms } from './terms';

const contact = { brandName: 'Harbor Trips', phone: '1-800-555-0199' };
const textOf = (sections: readonly HelpSection[]) =>
  sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

const pages = [
  ['terms', portalTerms(contact)],
  ['complimentary night', complimentaryNightTerms(contact)],
  ['cancel for any reason', cancelForAnyReasonTerms(contact)],
  ['questions', frequentQuestions(contact)],
] as const;

test.each(pages)('[TM-01] [TM-04] the page of %s contains the phone number', (_name, sections) => {
  expect(textOf(sections)).toContain('1-800-555-0199');
});

test.each(pages)(
  '[TM-04] each section of the page of %s has a title, and a unique anchor',
  (_name, sections) => {
    const anchors = sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(sections.map(({ title }) => title)).not.toContain('');
    expect(sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
  },
);

test('[TM-01] terms and questions contain the brand', () => {
  expect(textOf(portalTerms(contact))).toContain('on Harbor Trips from the host');
  expect(textOf(frequentQuestions(contact))).toContain('Harbor Trips requests a binding quote');
});

test('[TM-02] the terms state the deadlines of refunds and counter-notices', () => {
  const text = textOf(portalTerms(contact));
  expect(text).toContain('within 30 days of receiving the funds');
  expect(text).toContain('within 14 days when the funds were not sent');
  expect(text).toContain('stays removed for at least 10 days');
});

test('[AD-14] [WA-14] the terms state who receives travel credits, how much, and when they expire', () => {
  const credits = portalTerms(contact).find(({ anchor }) => anchor === 'travel-credits');
  const text = textOf(credits ? [credits] : []);
  expect(text).toContain('Primary holders of a premium card receive $300 of travel credit each year.');
  expect(text).toContain('receive $100 once');
  expect(text).toContain('receive $250, for one booking per account, until 1 year after');
  expect(text).toContain('when the cardholder dies, and when the eligible account is closed');
  expect(text).toContain('It cannot be transferred.');
  expect(text).toContain('in good standing');
  expect(text).toContain('returns to your wallet, unless it has expired');
  expect(text).toContain('within 60 days');
});

test('[AD-16] the terms of the complimentary night state its nights and collections', () => {
  expect(textOf(complimentaryNightTerms(contact))).toContain(
    'Stay 4 nights or more at a select home of the Lifestyle Collection or the Premier Collection, and the rent of the fourth night is taken off.',
  );
});

test('[AD-04] [AD-20] the terms of cancel for any reason state its deadline, its coverage, and every event that ends it', () => {
  const text = textOf(cancelForAnyReasonTerms(contact));
  expect(text).toContain('until the check-in time of the home');
  expect(text).toContain('all nights and all guests');
  expect(text).toContain('The premium is not refunded');
  expect(text).toContain('within 1 to 2 billing cycles');
  for (const event of Object.values(PROTECTION_EXPIRIES)) expect(text).toContain(event);
});
