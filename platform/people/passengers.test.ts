import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';

let platform: TestPlatform;
let helen: TestCaller;
let maya: TestCaller;
let ingrid: TestCaller;
let sam: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
  maya = await platform.signIn('maya');
  ingrid = await platform.signIn('ingrid');
  sam = await platform.signIn('sam');
});
afterAll(() => platform.close());

const person = {
  givenName: 'Aïcha',
  surname: 'O’Neill-Ortiz',
  gender: 'F' as const,
  dateOfBirth: '1991-02-28',
};
const namesOf = async (caller: TestCaller, userIds?: string[]) => {
  const { body } = await caller.call('listPassengers', userIds ? { userIds } : undefined);
  return body.value.map(({ givenName, surname }) => `${givenName} ${surname}`);
};

describe('listing travelers', () => {
  test('[TR-01] [TR-02] returns the known details and omits the others', async () => {
    const { body } = await helen.call('listPassengers');
    expect(body.value).toHaveLength(3);
    expect(body.value[0]).toMatchObject({
      id: 'trav_helen_helen',
      givenName: 'Helen',
      surname: 'Ortiz',
      dateOfBirth: '1983-09-14',
      passport: { countryOfIssue: 'US' },
      frequentFlyer: { DL: { value: '9024418873' } },
      isDefaultProfile: true,
      isGhostUser: false,
      isMissingInfo: false,
      linkedDEUserId: 'user_helen',
    });
    expect(body.value[2]).toMatchObject({ givenName: 'Lucía', isMissingInfo: true, isDefaultProfile: false });
    expect(body.value[2]).not.toHaveProperty('passport');
  });

  test('[TR-11] a user with a private profile sees all details of it', async () => {
    const petra = await platform.signIn('petra');
    const { body } = await petra.call('listPassengers');
    expect(body.value.find(({ id }) => id === 'trav_petra_petra')).toMatchObject({
      isPrivateProfile: true,
      gender: expect.any(String),
      dateOfBirth: expect.any(String),
    });
  });

  test('[TR-10] [TR-11] of colleagues requires the permission, and private profiles hide their details', async () => {
    expect(await namesOf(ingrid)).toEqual(['Ingrid Solberg', 'Yusuf Demir']);
    const { body } = await ingrid.call('listPassengers', { userIds: ['user_sam', 'user_petra'] });
    expect(body.value.find(({ id }) => id === 'trav_sam_sam')).toMatchObject({ nationality: 'CA' });
    const petra = body.value.find(({ id }) => id === 'trav_petra_petra');
    expect(petra).toEqual({
      id: 'trav_petra_petra',
      givenName: 'Petra',
      surname: expect.any(String),
      createdAt: expect.any(String),
      linkedDEUserId: 'user_petra',
      isGhostUser: false,
      isDefaultProfile: expect.any(Boolean),
      isMissingInfo: false,
      isPrivateProfile: true,
      assistance: [],
      frequentFlyer: {},
      hotelLoyalty: {},
    });
    await expect(sam.refused('listPassengers', { userIds: ['user_petra'] })).resolves.toMatchObject({
      status: 403,
      body: { code: 40302 },
    });
    await expect(ingrid.refused('listPassengers', { userIds: ['user_helen'] })).resolves.toMatchObject({
      status: 404,
    });
  });
});

describe('adding and changing a traveler', () => {
  test('[TR-03] adds a ghost; the first traveler of a user becomes the default', async () => {
    const { body } = await maya.call('updatePassenger', { person });
    expect(body.value).toMatchObject({
      ...person,
      surname: "O'Neill-Ortiz",
      isGhostUser: true,
      isDefaultProfile: true,
      isMissingInfo: true,
    });
    const second = await maya.call('updatePassenger', {
      person: { ...person, givenName: 'Maya', surname: 'castellanos' },
    });
    expect(second.body.value).toMatchObject({
      isGhostUser: false,
      isDefaultProfile: false,
      linkedDEUserId: 'user_maya',
    });
  });

  test('[TR-03] a key adds one traveler, also when the form is corrected, sent twice concurrently, and by another user', async () => {
    const namesOf = async (of: typeof maya) =>
      (await of.call('listPassengers')).body.value.map(({ givenName }) => givenName);
    const key = { 'idempotency-key': 'traveler-form-1' };
    const [first, second] = await Promise.all([
      helen.call('updatePassenger', { person: { ...person, givenName: 'Ada' } }, key),
      helen.call('updatePassenger', { person: { ...person, givenName: 'Ada' } }, key),
    ]);
    expect(second.body.value.id).toBe(first.body.value.id);
    const corrected = await helen.call('updatePassenger', { person: { ...person, givenName: 'Adah' } }, key);
    expect(corrected.body.value).toMatchObject({ id: first.body.value.id, givenName: 'Adah' });
    const names = await namesOf(helen);
    expect(names.filter((name) => name.startsWith('Ada'))).toEqual(['Adah']);

    await maya.call('updatePassenger', { person: { ...person, givenName: 'Ada' } }, key);
    expect(await namesOf(maya)).toContain('Ada');
    expect(await namesOf(helen)).toEqual(names);
    await helen.call('deletePassenger', { personId: first.body.value.id });
    const again = await helen.call('updatePassenger', { person: { ...person, givenName: 'Ada' } }, key);
    expect(again.body.value.id).not.toBe(first.body.value.id);
    await helen.call('deletePassenger', { personId: again.body.value.id });
  });

  test('[TR-03] replaces all details of a traveler that exists', async () => {
    const { body } = await helen.call('updatePassenger', {
      person: { ...person, id: 'trav_helen_marco', nationality: 'FR', passport: { countryOfIssue: 'FR' } },
    });
    expect(body.value).toMatchObject({
      id: 'trav_helen_marco',
      givenName: 'Aïcha',
      passport: { countryOfIssue: 'FR' },
    });
    expect(body.value).not.toHaveProperty('emailAddress');
  });

  test('[TR-29] [VF-01] keeps a license and custom fields until they are omitted', async () => {
    const details = {
      driverLicense: { number: 'O632', countryOfIssue: 'US' },
      customFields: { CostCenter: '' },
    };
    await helen.call('updatePassenger', { person: { ...person, id: 'trav_helen_marco', ...details } });
    const { body } = await helen.call('listPassengers');
    expect(body.value.find(({ id }) => id === 'trav_helen_marco')).toMatchObject(details);
    const { body: without } = await helen.call('updatePassenger', {
      person: { ...person, id: 'trav_helen_marco' },
    });
    expect(without.value).not.toHaveProperty('driverLicense');
    expect(without.value).not.toHaveProperty('customFields');
  });

  test.each([
    ['another user’s traveler', { ...person, id: 'trav_daniel_daniel' }, 404],
    [
      '[TR-05] a country of issue without exactly two letters',
      { ...person, passport: { countryOfIssue: 'USA' } },
      400,
    ],
    ['an unknown assistance code', { ...person, assistance: ['HELP'] }, 400],
    ['no surname', { ...person, surname: '' }, 400],
  ])('refuses %s', async (_what, broken, status) => {
    expect((await helen.refused('updatePassenger', { person: broken })).status).toBe(status);
  });

  test.each([
    ['UnsupportedNameCharacters', { givenName: 'R2-D2' }],
    ['InvalidDateOfBirth', { dateOfBirth: '2026-05-05' }],
    ['ExpiredPassport', { passport: { countryOfIssue: 'US', expires: '2026-05-03' } }],
    ['InvalidPassportNumber', { passport: { countryOfIssue: 'US', number: '12-34' } }],
    ['MalformedRedressNumber', { tsaRedressNumber: '12' }],
    ['MalformedKnownTravelerNumber', { knownTravelerNumber: '!' }],
    ['InvalidCustomFieldKey', { customFields: { 'Cost center': 'NA-204' } }],
    ['InvalidCustomFieldValue', { customFields: { CostCenter: 'NA;204' } }],
  ])('[VF-01] [VF-02] reports %s', async (error, change) => {
    const { status, body } = await helen.refused('updatePassenger', { person: { ...person, ...change } });
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 42201, errors: [error] } });
  });
});

test.each([
  [' ’t\u00a0Hooft ', "'t Hooft"],
  ['Gal·la', 'Gal·la'],
  ['علی‌رضا', 'علی‌رضا'],
  ['Smith‑Jones', 'Smith-Jones'],
])('[TR-05] [VF-02] the name %j is stored as %s', async (surname, stored) => {
  const { body } = await maya.call('updatePassenger', {
    person: { ...person, middleName: surname, surname },
  });
  expect(body.value).toMatchObject({ middleName: stored, surname: stored });
});

test('[TR-05] a person with one name has it as given name and as surname', async () => {
  const only = { givenName: 'Sukarno', surname: 'Sukarno' };
  const { body } = await maya.call('updatePassenger', { person: { ...person, ...only } });
  expect(body.value).toMatchObject(only);
});

describe('[TR-04] deleting, choosing and linking', () => {
  test('deleting the default traveler leaves no default', async () => {
    const { body } = await maya.call('updatePassenger', { person });
    await maya.call('assignDefaultPassenger', { personId: body.value.id });
    await maya.call('deletePassenger', { personId: body.value.id });
    const { body: left } = await maya.call('listPassengers');
    expect(left.value.map(({ id }) => id)).not.toContain(body.value.id);
    expect(left.value.some(({ isDefaultProfile }) => isDefaultProfile)).toBe(false);
    expect((await maya.refused('deletePassenger', { personId: body.value.id })).status).toBe(404);
  });

  test('another traveler can become the default', async () => {
    await helen.call('assignDefaultPassenger', { personId: 'trav_helen_lucia' });
    const { body } = await helen.call('listPassengers');
    expect(body.value.filter(({ isDefaultProfile }) => isDefaultProfile).map(({ id }) => id)).toEqual([
      'trav_helen_lucia',
    ]);
    expect((await helen.refused('assignDefaultPassenger', { personId: 'trav_sam_sam' })).status).toBe(404);
  });

  test('[TR-06] a ghost becomes a user', async () => {
    const link = { travelerId: 'trav_ingrid_guest', userId: 'user_petra' };
    const { body } = await ingrid.call('linkTraveler', link);
    expect(body.value).toMatchObject({ isGhostUser: false, linkedDEUserId: 'user_petra' });
    expect((await ingrid.refused('linkTraveler', { ...link, userId: 'user_helen' })).status).toBe(404);
    expect(
      (await sam.refused('linkTraveler', { travelerId: 'trav_sam_sam', userId: 'user_petra' })).status,
    ).toBe(403);
  });
});
