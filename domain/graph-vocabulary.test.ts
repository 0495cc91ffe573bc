import { type EnumTypeDefinitionNode, Kind, parse } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AVAILABILITY_REASONS } from './listing/availability-reasons';
import { CANCELLATION_KINDS } from './listing/cancellation-policy';
import { CURRENCIES } from './money/currencies';
import {
  EXPERIENCE_CATEGORIES,
  EXPERIENCE_RATINGS,
  EXPERIENCE_SORT_ORDERS,
} from './experiences/experience-search';
import { ACCESS_WORDS, PRICING_WORDS, TICKET_WORDS } from './experiences/experience-labels';
import { TIMES_OF_DAY } from './experiences/time-of-day';
import { FAILURE_KINDS } from './failures/failure-codes';
import { PHOTO_CATEGORIES } from './listing/gallery';
import { INPUT_ERRORS } from './input-errors';
import { MESSAGES } from './failures/messages';
import { AMENITY_LABELS, COLLECTION_LABELS, HOME_KIND_LABELS } from './search/stay-filters';
import { ACCOUNT_ROLES } from './payment/rewards-accounts';

const schemaFolder = join(__dirname, '../schema');
const graphEnums = new Map(
  readdirSync(schemaFolder)
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(join(schemaFolder, file), 'utf8')).definitions)
    .filter(
      (definition): definition is EnumTypeDefinitionNode => definition.kind === Kind.ENUM_TYPE_DEFINITION,
    )
    .map(({ name, values = [] }) => [name.value, values.map((value) => value.name.value)] as const),
);

test.each<[string, readonly string[]]>([
  ['FailureCode', Object.keys(FAILURE_KINDS)],
  ['InputErrorCode', Object.keys(INPUT_ERRORS)],
  ['CurrencyCode', Object.keys(CURRENCIES)],
  ['AvailabilityViolation', Object.keys(AVAILABILITY_REASONS)],
  ['AmenityKind', [...Object.keys(AMENITY_LABELS), 'OTHER']],
  ['AmenityFilter', Object.keys(AMENITY_LABELS)],
  ['HomeKind', Object.keys(HOME_KIND_LABELS)],
  ['ListingCollection', [...Object.keys(COLLECTION_LABELS), 'UNKNOWN']],
  ['ListingCollectionFilter', Object.keys(COLLECTION_LABELS)],
  ['PhotoTag', Object.keys(PHOTO_CATEGORIES)],
  ['CancellationPolicyKind', [...CANCELLATION_KINDS, 'UNKNOWN']],
  ['ExperienceCategory', [...Object.keys(EXPERIENCE_CATEGORIES), 'UNKNOWN']],
  ['ExperienceCategoryFilter', Object.keys(EXPERIENCE_CATEGORIES)],
  ['ExperienceSortOrder', Object.keys(EXPERIENCE_SORT_ORDERS)],
  ['ExperienceRating', Object.keys(EXPERIENCE_RATINGS)],
  ['ExperienceTimeOfDay', Object.keys(TIMES_OF_DAY)],
  ['ExperiencePricing', Object.keys(PRICING_WORDS)],
  ['ExperienceTicket', Object.keys(TICKET_WORDS)],
  ['ExperienceAccess', Object.keys(ACCESS_WORDS)],
  ['CustomerAccountRole', [...ACCOUNT_ROLES, 'UNKNOWN']],
])('the enum %s of the graph and the table of the domain have the same members', (name, members) => {
  expect([...(graphEnums.get(name) ?? [])].sort()).toEqual([...members].sort());
});

test('the graph defines every action and icon of a message', () => {
  const rows = Object.values(MESSAGES);
  expect(graphEnums.get('FailureAction')).toEqual(
    expect.arrayContaining(rows.flatMap(({ buttons }) => buttons.map(({ action }) => action))),
  );
  expect(graphEnums.get('FailureIcon')).toEqual(expect.arrayContaining(rows.map(({ icon }) => icon)));
});
