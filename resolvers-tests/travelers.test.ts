import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok, refused } from './testing/platform-mock';
import { FAILURE, useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const TRAVELER = `id givenName surname gender dateOfBirth nationality emailAddress assistance tsaRedressNumber
  knownTravelerNumber createdAt frequentFlyer { program number }
  hotelLoyalty { program number } passportCountryOfIssue driverLicense { number countryOfIssue } customFields { key value } isGhostUser isMissingInfo isPrivateProfile
  isDefaultProfile linkedUserId`;
const INPUT_ERRORS = 'inputErrors { path code rawCode message }';

interface Travelers {
  travelers: Record<string, unknown>[];
}

const asConsumer = () =>
  kit.platform
    .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
    .on('listPassengers', ok(fixture('people/list-passengers.own')));

const asAdministrator = () =>
  kit.platform
    .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')))
    .on('listUsers', ok(fixture('people/list-users.business')))
    .on(
      'listPassengers',
      ok(fixture('people/list-passengers.administrator')),
      ok(fixture('people/list-passengers.colleagues')),
    );

describe('travelers', () => {
  test('[TR-01] [TR-02] [TR-24] come from PUT /api/v0/passengers/list', async () => {
    asConsumer();
    const { data, errors } = await kit.run<Travelers>(gql`{ travelers { ${TRAVELER} } }`);
    expect(errors).toBeUndefined();
    expect(data.travelers).toEqual([
      {
        id: 'traveler-helen',
        givenName: 'Helen',
        surname: 'Ortiz',
        gender: 'F',
        dateOfBirth: '1984-03-09',
        nationality: 'CA',
        emailAddress: 'helen.ortiz@larkfield.example',
        assistance: ['WCHR'],
        tsaRedressNumber: null,
        knownTravelerNumber: '98412345',
        createdAt: '2025-01-12T10:00:00.000Z',
        frequentFlyer: [{ program: 'AC', number: 'AC-991' }],
        hotelLoyalty: [{ program: 'HX', number: 'HX-12' }],
        passportCountryOfIssue: 'CA',
        driverLicense: { number: 'O1234-56789', countryOfIssue: 'CA' },
        customFields: [],
        isGhostUser: false,
        isMissingInfo: false,
        isPrivateProfile: false,
        isDefaultProfile: true,
        linkedUserId: 'user-helen',
      },
      expect.objectContaining({
        id: 'traveler-mateo',
        nationality: null,
        passportCountryOfIssue: null,
        driverLicense: null,
        isMissingInfo: true,
        linkedUserId: null,
      }),
    ]);
    expect(kit.platform.requests('listPassengers')).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/api/v0/passengers/list', body: undefined }),
    ]);
  });

  test('[TR-24] custom fields of a traveler are read with their keys', async () => {
    const list = fixture<'PassengerList'>('people/list-passengers.own');
    list.value[0]!.customFields = { CostCenter: 'NA-204', Team: 'Maps' };
    asConsumer().on('listPassengers', ok(list));
    const { data } = await kit.run<Travelers>(gql`{ travelers { customFields { key value } } }`);
    expect(data.travelers[0]).toEqual({
      customFields: [
        { key: 'CostCenter', value: 'NA-204' },
        { key: 'Team', value: 'Maps' },
      ],
    });
  });

  test('[TR-10] a user without the permission to view users lists none', async () => {
    const session = fixture<'SessionInfo'>('people/get-user-info.corporate-admin');
    session.corporateInfo!.permissions.canViewUsers = false;
    kit.platform
      .on('getUserInfo', ok(session))
      .on('listPassengers', ok(fixture('people/list-passengers.administrator')));
    const { data } = await kit.run<Travelers>(gql`{ travelers { id } }`);
    expect(data.travelers).toEqual([{ id: 'traveler-priya' }]);
    expect(kit.platform.requests('listUsers')).toEqual([]);
    expect(kit.platform.requests('listPassengers')).toHaveLength(1);
  });

  test('[TR-10] [TR-06] a user with the permission to view users has each colleague once among the travelers, those without a profile as ghosts', async () => {
    asAdministrator();
    const { data } = await kit.run<Travelers>(
      gql`{ travelers { id givenName isGhostUser isMissingInfo linkedUserId } }`,
    );
    expect(data.travelers).toEqual([
      {
        id: 'traveler-priya',
        givenName: 'Priya',
        isGhostUser: false,
        isMissingInfo: false,
        linkedUserId: 'user-priya',
      },
      {
        id: 'traveler-omar',
        givenName: 'Omar',
        isGhostUser: false,
        isMissingInfo: false,
        linkedUserId: 'user-omar',
      },
      {
        id: 'user:user-zoe',
        givenName: 'Zoe',
        isGhostUser: true,
        isMissingInfo: true,
        linkedUserId: 'user-zoe',
      },
    ]);
    expect(kit.platform.requests('listUsers')).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/api/v0/users/list', body: undefined }),
    ]);
    expect(kit.platform.requests('listPassengers')[1]?.body).toEqual({
      userIds: ['user-priya', 'user-omar', 'user-zoe'],
    });
  });

  test('[TR-06] a ghost with the name of a user without a traveler belongs to that user', async () => {
    const colleagues = fixture<'PassengerList'>('people/list-passengers.colleagues');
    colleagues.value.push({
      ...colleagues.value[0]!,
      id: 'traveler-ghost',
      givenName: ' zoe',
      surname: 'LIND',
      isGhostUser: true,
    });
    delete colleagues.value.at(-1)!.linkedDEUserId;
    asAdministrator()
      .on('listPassengers', ok(colleagues))
      .on('updatePassenger', ok({ value: colleagues.value.at(-1) }))
      .on('linkTraveler', ok(fixture('people/link-traveler.linked')));
    const { data } = await kit.run<Travelers>(gql`{ travelers { id linkedUserId } }`);
    expect(data.travelers).toEqual([
      { id: 'traveler-priya', linkedUserId: 'user-priya' },
      { id: 'traveler-omar', linkedUserId: 'user-omar' },
      { id: 'traveler-ghost', linkedUserId: 'user-zoe' },
    ]);
    await save({
      id: 'traveler-ghost',
      givenName: 'Zoe',
      surname: 'Lind',
      gender: 'F',
      dateOfBirth: '1992-01-01',
    });
    expect(kit.platform.requests('linkTraveler')[0]?.body).toEqual({
      travelerId: 'traveler-ghost',
      userId: 'user-zoe',
    });
  });

  test('[TR-11] hidden travelers are private profiles', async () => {
    asAdministrator();
    const { data } = await kit.run<Travelers>(gql`{ travelers { id isPrivateProfile } }`);
    expect(data.travelers).toContainEqual({ id: 'traveler-omar', isPrivateProfile: true });
    expect(data.travelers).toContainEqual({ id: 'traveler-priya', isPrivateProfile: false });
  });

  test('[TR-01] [TR-10] the default of a colleague is not a default of the user', async () => {
    const colleagues = fixture<'PassengerList'>('people/list-passengers.colleagues');
    asAdministrator().on(
      'listPassengers',
      ok(fixture('people/list-passengers.administrator')),
      ok({ value: colleagues.value.map((traveler) => ({ ...traveler, isDefaultProfile: true })) }),
    );
    const { data } = await kit.run<Travelers>(gql`{ travelers { id isDefaultProfile } }`);
    expect(data.travelers).toContainEqual({ id: 'traveler-priya', isDefaultProfile: true });
    expect(data.travelers).toContainEqual({ id: 'traveler-omar', isDefaultProfile: false });
  });

  test('session and travelers are requested in parallel', async () => {
    kit.platform
      .on('getUserInfo', { body: fixture('people/get-user-info.consumer'), delayMs: 100 })
      .on('listPassengers', { body: fixture('people/list-passengers.own'), delayMs: 100 });
    await kit.run(gql`{ session { userId } travelers { id } }`);
    expect(kit.platform.maxConcurrent).toBe(2);
    expect(kit.platform.sent).toHaveLength(2);
  });
});

const ANSWER = `__typename ... on TravelerSaved { traveler { id givenName } travelers { id } }
  ... on TravelerRefused { ${FAILURE} ${INPUT_ERRORS} }`;
const CREATE = gql`mutation ($input: CreateTravelerInput!) { saveTraveler: createTraveler(input: $input) { ${ANSWER} } }`;
const UPDATE = gql`mutation ($input: UpdateTravelerInput!) { saveTraveler: updateTraveler(input: $input) { ${ANSWER}
  ... on TravelerHalfSaved { code text inputErrors { code } traveler { id } }
} }`;
/** Changes the traveler in the input, or adds one. */
const save = (input: Readonly<Record<string, unknown>>) =>
  kit.run<Saved>('id' in input ? UPDATE : CREATE, { input });
interface Saved {
  saveTraveler: Record<string, unknown>;
}
const ines = {
  givenName: 'Ines',
  surname: 'Vidal',
  gender: 'F',
  dateOfBirth: '1990-05-02',
  nationality: 'ES',
};

describe('createTraveler and updateTraveler', () => {
  test('[TR-03] [TR-06] adds a traveler with PUT /api/v0/passengers/update and reads the list again', async () => {
    asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
    const { data } = await save(ines);
    expect(data.saveTraveler).toEqual({
      __typename: 'TravelerSaved',
      traveler: { id: 'traveler-ines', givenName: 'Ines' },
      travelers: [{ id: 'traveler-helen' }, { id: 'traveler-mateo' }],
    });
    expect(kit.platform.requests('updatePassenger')).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/api/v0/passengers/update', body: { person: ines } }),
    ]);
    expect(kit.platform.requests('listPassengers')).toHaveLength(2);
  });

  test('[TR-03] [VF-02] sends names without what keyboards and clipboards add', async () => {
    asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
    await save({ ...ines, givenName: '\u200eInes\u00a0 Mar\u00eda', surname: '’t Hooft‑Vidal ' });
    expect(kit.platform.requests('updatePassenger')).toMatchObject([
      { body: { person: { givenName: 'Ines María', surname: "'t Hooft-Vidal" } } },
    ]);
  });

  test('[TR-03] sends a key, and refuses an invalid one', async () => {
    asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
    await save({ ...ines, idempotencyKey: 'traveler-form-1' });
    expect(kit.platform.requests('updatePassenger')).toEqual([
      expect.objectContaining({
        headers: expect.objectContaining({ 'idempotency-key': 'traveler-form-1' }) as object,
        body: { person: ines },
      }),
    ]);
    const { data } = await save({ ...ines, idempotencyKey: 'short' });
    expect(data.saveTraveler).toMatchObject({
      __typename: 'TravelerRefused',
      inputErrors: [{ path: ['input', 'idempotencyKey'], code: 'INVALID_IDEMPOTENCY_KEY' }],
    });
    expect(kit.platform.requests('updatePassenger')).toHaveLength(1);
  });

  test.each(['2026-05-01', '2026-05-02'])(
    '[VF-02] a day of birth that is not in the past is refused: %s',
    async (dateOfBirth) => {
      asConsumer();
      for (const input of [
        { ...ines, dateOfBirth },
        { id: 'traveler-helen', dateOfBirth },
      ]) {
        expect((await save(input)).data.saveTraveler).toMatchObject({
          __typename: 'TravelerRefused',
          inputErrors: [{ path: ['input', 'dateOfBirth'], code: 'INVALID_DATE_OF_BIRTH' }],
        });
      }
      expect(kit.platform.requests('updatePassenger')).toEqual([]);
    },
  );

  test('a change sends the profile fields of the input, and removes those that are null [TR-24] [TR-25]', async () => {
    asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
    await save({
      id: 'traveler-helen',
      givenName: 'Helen',
      surname: 'Ortiz',
      gender: 'F',
      dateOfBirth: '1984-03-09',
      emailAddress: ' helen@example.com ',
      assistance: ['BLND', 'DEAF'],
      tsaRedressNumber: '1234567',
      knownTravelerNumber: null,
      frequentFlyer: [
        { program: 'AC', number: 'AC-992' },
        { program: 'UA', number: ' UA-1 ' },
      ],
      hotelLoyalty: [],
    });
    const { person } = kit.platform.requests('updatePassenger')[0]?.body as { person: object };
    expect(person).toMatchObject({
      emailAddress: 'helen@example.com',
      assistance: ['BLND', 'DEAF'],
      tsaRedressNumber: '1234567',
      frequentFlyer: { AC: { value: 'AC-992' }, UA: { value: 'UA-1' } },
      hotelLoyalty: {},
    });
    expect(person).not.toHaveProperty('knownTravelerNumber');
  });

  test('a license and custom fields are saved; null removes the license and keeps the custom fields [TR-29] [VF-01]', async () => {
    asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
    await save({
      id: 'traveler-helen',
      driverLicense: { number: ' O632-1180 ', countryOfIssue: 'US' },
      customFields: [{ key: 'CostCenter', value: 'NA-204' }],
    });
    await save({ id: 'traveler-helen', driverLicense: null, customFields: null });
    const [first, second] = kit.platform
      .requests('updatePassenger')
      .map(({ body }) => (body as { person: object }).person);
    expect(first).toMatchObject({
      driverLicense: { number: 'O632-1180', countryOfIssue: 'US' },
      customFields: { CostCenter: 'NA-204' },
    });
    expect(second).not.toHaveProperty('driverLicense');
    expect(second).not.toHaveProperty('customFields');
  });

  test('a change keeps every field that the input omits [TR-24] [TR-25]', async () => {
    asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
    await save({ id: 'traveler-helen', givenName: 'Helena', surname: null, dateOfBirth: null });
    expect(kit.platform.requests('updatePassenger')[0]?.body).toEqual({
      person: {
        id: 'traveler-helen',
        givenName: 'Helena',
        middleName: 'Ana',
        surname: 'Ortiz',
        gender: 'F',
        dateOfBirth: '1984-03-09',
        nationality: 'CA',
        emailAddress: 'helen.ortiz@larkfield.example',
        phoneNumber: '+14165550148',
        assistance: ['WCHR'],
        frequentFlyer: { AC: { value: 'AC-991' } },
        hotelLoyalty: { HX: { value: 'HX-12' } },
        passport: { countryOfIssue: 'CA', number: 'AB123456', expires: '2031-02-01' },
        driverLicense: { number: 'O1234-56789', countryOfIssue: 'CA' },
        knownTravelerNumber: '98412345',
      },
    });
  });

  test.each([
    ['ES', { countryOfIssue: 'ES' }],
    ['ESP', undefined],
    ['', undefined],
    [null, undefined],
  ])('[TR-05] a passport issued by %j is sent as %j', async (passportCountryOfIssue, passport) => {
    asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
    await save({ ...ines, passportCountryOfIssue });
    const { person } = kit.platform.requests('updatePassenger')[0]?.body as {
      person: Record<string, unknown>;
    };
    expect(person['passport']).toEqual(passport);
  });

  test.each([
    ['CA', { countryOfIssue: 'CA', number: 'AB123456', expires: '2031-02-01' }],
    ['ES', { countryOfIssue: 'ES' }],
    [null, undefined],
  ])(
    '[TR-05] [VF-02] with a passport issued by %j, the number of the known passport is sent only if it is the same',
    async (passportCountryOfIssue, passport) => {
      asConsumer().on('updatePassenger', ok(fixture('people/update-passenger.saved')));
      await save({ id: 'traveler-helen', passportCountryOfIssue });
      const { person } = kit.platform.requests('updatePassenger')[0]?.body as {
        person: Record<string, unknown>;
      };
      expect(person['passport']).toEqual(passport);
    },
  );

  test('[TR-04] [TR-06] a ghost is saved and linked to its user', async () => {
    asAdministrator()
      .on('updatePassenger', ok(fixture('people/update-passenger.saved')))
      .on('linkTraveler', ok(fixture('people/link-traveler.linked')));
    const { data } = await save({
      id: 'user:user-zoe',
      givenName: 'Zoe',
      surname: 'Lind',
      gender: 'F',
      dateOfBirth: '1992-01-01',
    });
    expect(data.saveTraveler).toMatchObject({ traveler: { id: 'traveler-zoe' } });
    const { person } = kit.platform.requests('updatePassenger')[0]?.body as {
      person: Record<string, unknown>;
    };
    expect(person).not.toHaveProperty('id');
    expect(kit.platform.requests('linkTraveler')).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/api/v0/user/preference/traveler/link',
        body: { travelerId: 'traveler-ines', userId: 'user-zoe' },
      }),
    ]);
  });

  describe('[TR-06] a ghost whose save stops half-way', () => {
    const zoe = fixture<'PassengerAnswer'>('people/link-traveler.linked').value;
    const unlinked = (givenName: string) => ({
      ...zoe,
      givenName,
      isGhostUser: true,
      linkedDEUserId: undefined,
    });
    const input = {
      id: 'user:user-zoe',
      givenName: 'Zoé',
      surname: 'Lind',
      gender: 'F',
      dateOfBirth: '1984-03-09',
    };
    const colleaguesWith = (ghost: object) => {
      const colleagues = fixture<'PassengerList'>('people/list-passengers.colleagues');
      return ok({ value: [...colleagues.value, ghost] });
    };

    test('is saved under the name of its user, linked, and then renamed', async () => {
      asAdministrator()
        .on('updatePassenger', ok({ value: unlinked('Zoe') }), ok({ value: { ...zoe, givenName: 'Zoé' } }))
        .on('linkTraveler', ok({ value: zoe }));
      const { data } = await save(input);
      expect(data.saveTraveler).toMatchObject({
        __typename: 'TravelerSaved',
        traveler: { id: 'traveler-zoe', givenName: 'Zoé' },
      });
      expect(kit.platform.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(
        expect.arrayContaining([
          { person: expect.objectContaining({ givenName: 'Zoe' }) },
          { person: expect.objectContaining({ id: 'traveler-zoe', givenName: 'Zoé' }) },
        ]),
      );
    });

    test.each([
      ['refused', refused(403, 40302)],
      ['lost', refused(503, 50301)],
    ])('is returned when the link is %s, and the same input completes it', async (_, failure) => {
      asAdministrator()
        .on('updatePassenger', ok({ value: unlinked('Zoe') }))
        .on('linkTraveler', failure);
      const { data } = await save(input);
      expect(data.saveTraveler).toEqual({
        __typename: 'TravelerHalfSaved',
        code: 'GENERIC_ERROR',
        text: 'Everything you entered is kept. Please save the traveler again to finish.',
        inputErrors: [],
        traveler: { id: 'traveler-zoe' },
      });

      asAdministrator()
        .on(
          'listPassengers',
          ok(fixture('people/list-passengers.administrator')),
          colleaguesWith(unlinked('Zoe')),
        )
        .on('linkTraveler', ok({ value: zoe }))
        .on('updatePassenger', ok({ value: { ...zoe, givenName: 'Zoé' } }));
      const again = await save(input);
      expect(again.data.saveTraveler).toMatchObject({
        __typename: 'TravelerSaved',
        traveler: { id: 'traveler-zoe', givenName: 'Zoé' },
      });
      expect(kit.platform.requests('linkTraveler').at(-1)?.body).toEqual({
        travelerId: 'traveler-zoe',
        userId: 'user-zoe',
      });
      const [first, second, third] = kit.platform.requests('updatePassenger').map(({ body }) => body);
      expect(first).not.toHaveProperty('person.id');
      expect(second).toMatchObject({ person: { id: 'traveler-zoe', givenName: 'Zoé' } });
      expect(third).toBeUndefined();
    });

    test('a name that the platform refuses for its user does not block the entered one', async () => {
      asAdministrator()
        .on('updatePassenger', refused(422, 42201), ok({ value: unlinked('Zoé') }))
        .on('linkTraveler', ok({ value: { ...zoe, givenName: 'Zoé' } }));
      const { data } = await save(input);
      expect(data.saveTraveler).toMatchObject({
        __typename: 'TravelerSaved',
        traveler: { givenName: 'Zoé' },
      });
      expect(kit.platform.requests('updatePassenger')).toHaveLength(2);
    });

    test('a listed ghost is linked before its name changes', async () => {
      asAdministrator()
        .on(
          'listPassengers',
          ok(fixture('people/list-passengers.administrator')),
          colleaguesWith(unlinked('Zoe')),
        )
        .on('linkTraveler', refused(404, 40401));
      const { data } = await save({ ...input, id: 'traveler-zoe' });
      expect(data.saveTraveler).toMatchObject({ __typename: 'TravelerRefused' });
      expect(kit.platform.requests('updatePassenger')).toEqual([]);
    });
  });

  test.each([
    ['without a gender', { ...ines, gender: undefined }],
    ['of a gender that the platform does not save', { ...ines, gender: 'X' }],
    ['without a date of birth', { ...ines, dateOfBirth: undefined }],
  ])('a traveler %s is not a valid input [TR-24]', async (_, input) => {
    const { errors } = await save(input);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(kit.platform.sent).toEqual([]);
  });

  test.each([
    ['of a traveler who is not on the list', { id: 'traveler-of-somebody-else' }, 'NOT_FOUND', ['id']],
    ['to a country by name', { nationality: 'Canada' }, 'INVALID_COUNTRY_CODE', ['nationality']],
    ['to no name', { surname: ' ' }, 'REQUIRED', ['surname']],
  ])('a change %s is refused at its field before it is sent', async (_, change, code, path) => {
    asConsumer();
    const { data } = await save({ ...ines, ...change });
    expect(data.saveTraveler).toMatchObject({
      __typename: 'TravelerRefused',
      code: 'INVALID_PASSENGERS',
      rawCode: null,
      inputErrors: [{ path: ['input', ...path], code, rawCode: null, message: expect.any(String) }],
      buttons: [{ action: 'SCROLL_TO_TRAVELERS' }],
    });
    expect(kit.platform.requests('updatePassenger')).toEqual([]);
  });

  test('[TR-06] [TR-24] a user without a profile is added with gender and day of birth, or refused at these fields', async () => {
    asAdministrator();
    const { data } = await save({ id: 'user:user-zoe', nationality: 'CA' });
    expect(data.saveTraveler).toMatchObject({
      __typename: 'TravelerRefused',
      inputErrors: [
        { path: ['input', 'gender'], code: 'REQUIRED' },
        { path: ['input', 'dateOfBirth'], code: 'REQUIRED' },
      ],
    });
    expect(kit.platform.requests('updatePassenger')).toEqual([]);
  });

  test('platform rules are reported at their fields [VF-02]', async () => {
    const errors = ['InvalidDateOfBirth', 'UnsupportedNameCharacters', 'SomethingNew', 'not a name'];
    asConsumer().on('updatePassenger', {
      status: 422,
      body: { code: 42201, message: 'for developers', errors },
    });
    const { data } = await save({ ...ines, givenName: 'R2-D2' });
    expect(data.saveTraveler).toMatchObject({
      __typename: 'TravelerRefused',
      rawCode: '42201',
      inputErrors: [
        {
          path: ['input', 'dateOfBirth'],
          code: 'INVALID_DATE_OF_BIRTH',
          rawCode: 'InvalidDateOfBirth',
          message: 'Enter a date of birth in the past, from 1900 on.',
        },
        { path: ['input', 'givenName'], code: 'UNSUPPORTED_NAME_CHARACTERS' },
        { path: ['input'], code: 'UNKNOWN', rawCode: 'SomethingNew' },
      ],
    });
  });

  test.each([
    [422, 42201],
    [400, 40001],
    [404, 40401],
  ])('[TR-09] HTTP %i is a refusal that leads to the travelers', async (status, upstream) => {
    asConsumer().on('updatePassenger', refused(status, upstream));
    const { data } = await save(ines);
    expect(data.saveTraveler).toMatchObject({
      __typename: 'TravelerRefused',
      code: 'INVALID_PASSENGERS',
      rawCode: String(upstream),
      buttons: [{ label: 'Continue', action: 'SCROLL_TO_TRAVELERS' }],
    });
  });

  test('[TR-09] a list that cannot be read again does not look like a refused traveler', async () => {
    const own = fixture('people/list-passengers.own');
    asConsumer()
      .on('updatePassenger', ok(fixture('people/update-passenger.saved')))
      .on('listPassengers', ok(own), refused(400, 40001));
    const { data, errors } = await save(ines);
    expect(data.saveTraveler).toEqual({
      __typename: 'TravelerSaved',
      traveler: { id: 'traveler-ines', givenName: 'Ines' },
      travelers: null,
    });
    expect(errors).toMatchObject([
      { path: ['saveTraveler', 'travelers'], extensions: { code: 'BAD_REQUEST' } },
    ]);
  });
});

describe('deleteTraveler', () => {
  const DELETE = gql`mutation { deleteTraveler(input: { id: "traveler-mateo" }) {
    __typename ... on TravelerDeleted { id travelers { id } } ... on TravelerRefused { code inputErrors { path code } } } }`;

  test('[TR-04] posts the person and returns the remaining ones', async () => {
    asConsumer().on('deletePassenger', ok(fixture('people/delete-passenger.deleted')));
    const { data } = await kit.run(DELETE);
    expect(data).toMatchObject({ deleteTraveler: { __typename: 'TravelerDeleted', id: 'traveler-mateo' } });
    expect(kit.platform.requests('deletePassenger')).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/passengers/delete',
        body: { personId: 'traveler-mateo' },
      }),
    ]);
  });

  test('[TR-09] of a deleted traveler is refused', async () => {
    kit.platform.on('deletePassenger', refused(404, 40401));
    const { data } = await kit.run(DELETE);
    expect(data).toEqual({
      deleteTraveler: {
        __typename: 'TravelerRefused',
        code: 'INVALID_PASSENGERS',
        inputErrors: [{ path: ['input', 'id'], code: 'NOT_FOUND' }],
      },
    });
  });
});

describe('assignDefaultTraveler', () => {
  const ASSIGN = gql`mutation { assignDefaultTraveler(input: { id: "traveler-mateo" }) {
    __typename ... on DefaultTravelerAssigned { id travelers { id } } ... on TravelerRefused { code inputErrors { path code } } } }`;

  test('[TR-04] puts the person and reads the list again', async () => {
    asConsumer().on('assignDefaultPassenger', ok(fixture('people/assign-default-passenger.assigned')));
    const { data } = await kit.run(ASSIGN);
    expect(data).toEqual({
      assignDefaultTraveler: {
        __typename: 'DefaultTravelerAssigned',
        id: 'traveler-mateo',
        travelers: [{ id: 'traveler-helen' }, { id: 'traveler-mateo' }],
      },
    });
    expect(kit.platform.sent[0]).toMatchObject({
      method: 'PUT',
      path: '/api/v0/passengers/assign_default',
      body: { personId: 'traveler-mateo' },
    });
  });

  test('[TR-09] of a deleted traveler is refused', async () => {
    kit.platform.on('assignDefaultPassenger', refused(404, 40401));
    expect((await kit.run(ASSIGN)).data).toEqual({
      assignDefaultTraveler: {
        __typename: 'TravelerRefused',
        code: 'INVALID_PASSENGERS',
        inputErrors: [{ path: ['input', 'id'], code: 'NOT_FOUND' }],
      },
    });
  });
});

describe('addMainGuest', () => {
  const ADD = gql`mutation ($input: AddMainGuestInput!) { addMainGuest(input: $input) {
    __typename ... on MainGuestAdded { orderedProductId } ... on TravelerRefused { ${FAILURE} ${INPUT_ERRORS} } } }`;
  const input = {
    travelerId: 'traveler-helen',
    emailAddress: ' helen.ortiz@larkfield.example ',
    phoneNumber: '(416) 555-0148',
    orderedProductId: 'product-1',
    quoteToken: 'quote-1',
  };
  interface Added {
    addMainGuest: Record<string, unknown>;
  }

  describe('[CP-08] where employees book for themselves', () => {
    const REFUSALS = gql`{ travelers { id bookingRefusal } }`;
    const ownText = 'Employees of your business book for themselves.';
    beforeEach(() => {
      const policies = fixture<'PolicyDetails'>('policies/get-policy-details.approval-required');
      const settings = { ...policies.settings!, whoBooks: 'EmployeesBookForThemselves' };
      asAdministrator().on('getPolicyDetails', ok({ ...policies, settings }));
    });

    test('the travelers say whom the user may not book for', async () => {
      const { data, errors } = await kit.run<Travelers>(REFUSALS);
      expect(errors).toBeUndefined();
      const [own, ...others] = data.travelers;
      expect(own).toEqual({ id: 'traveler-priya', bookingRefusal: null });
      expect(others).not.toHaveLength(0);
      expect(new Set(others.map(({ bookingRefusal }) => bookingRefusal))).toEqual(new Set([ownText]));
      expect(kit.platform.requests('getPolicyDetails')).toHaveLength(1);
    });

    test('a colleague is refused at the field, before a call', async () => {
      const { data } = await kit.run<Added>(ADD, { input: { ...input, travelerId: 'traveler-omar' } });
      expect(data.addMainGuest).toMatchObject({
        __typename: 'TravelerRefused',
        inputErrors: [{ path: ['input', 'travelerId'], code: 'BOOKING_NOT_ALLOWED' }],
      });
      expect(kit.platform.requests('addMainGuest')).toEqual([]);
    });
  });

  test("[CP-08] the platform's refusal of a traveler is reported at the field", async () => {
    asConsumer().on('addMainGuest', refused(403, 40302));
    const { data } = await kit.run<Added>(ADD, { input });
    expect(data.addMainGuest).toMatchObject({
      __typename: 'TravelerRefused',
      rawCode: '40302',
      inputErrors: [{ path: ['input', 'travelerId'], code: 'BOOKING_NOT_ALLOWED' }],
    });
  });

  test("[BK-04] [TR-23] posts the traveler in the platform's form, with contact and quote", async () => {
    asConsumer().on('addMainGuest', ok(fixture('purchase/add-main-guest.added')));
    const { data } = await kit.run(ADD, { input });
    expect(data).toEqual({ addMainGuest: { __typename: 'MainGuestAdded', orderedProductId: 'product-1' } });
    expect(kit.platform.requests('addMainGuest')).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v1/homes/addMainGuest',
        body: {
          emailAddress: 'helen.ortiz@larkfield.example',
          mainGuest: {
            id: 'traveler-helen',
            givenName: 'Helen',
            middleName: 'Ana',
            surname: 'Ortiz',
            gender: 'F',
            dateOfBirth: '1984-03-09',
            nationality: 'CA',
            phoneNumber: '+14165550148',
          },
          orderedProductId: 'product-1',
          paymentSessionToken: 'quote-1',
        },
      }),
    ]);
  });

  test('[BK-05] a response without an ordered product is a failure', async () => {
    asConsumer().on('addMainGuest', ok({}));
    const { data } = await kit.run<Added>(ADD, { input });
    expect(data.addMainGuest).toMatchObject({
      __typename: 'TravelerRefused',
      trackingTag: 'ADD_MAIN_GUEST_FAILED',
    });
  });

  test.each([
    ['[TR-20] an invalid address', { emailAddress: 'helen' }, 'INVALID_REQUEST', 'INVALID_EMAIL_ADDRESS'],
    ['[TR-21] an invalid number', { phoneNumber: '12' }, 'INVALID_REQUEST', 'INVALID_PHONE_NUMBER'],
    ['no quote', { quoteToken: '' }, 'INVALID_REQUEST', 'REQUIRED'],
    ['no product', { orderedProductId: ' ' }, 'INVALID_REQUEST', 'REQUIRED'],
    ['a malformed quote', { quoteToken: 'a b' }, 'INVALID_REQUEST', 'NOT_FOUND'],
    ["another user's traveler", { travelerId: 'traveler-of-another' }, 'INVALID_PASSENGERS', 'NOT_FOUND'],
    ['a ghost', { travelerId: 'user:user-zoe' }, 'INVALID_PASSENGERS', 'NOT_FOUND'],
  ])('%s is refused at its field before it is sent', async (_, change, code, fieldCode) => {
    asConsumer();
    const { data } = await kit.run<Added>(ADD, { input: { ...input, ...change } });
    expect(data.addMainGuest).toMatchObject({
      __typename: 'TravelerRefused',
      code,
      inputErrors: [{ path: ['input', Object.keys(change)[0]], code: fieldCode }],
    });
    expect(kit.platform.requests('addMainGuest')).toEqual([]);
  });

  test.each([
    [400, 40001, 'INVALID_PASSENGERS'],
    [404, 40401, 'INVALID_SESSION'],
    [409, 40902, 'INVALID_QUOTE'],
    [409, 40903, 'EXPIRED_QUOTE_TOKEN'],
  ])('[ER-13] HTTP %i with %i leads to the travelers', async (status, upstream, code) => {
    asConsumer().on('addMainGuest', refused(status, upstream));
    const { data } = await kit.run<Added>(ADD, { input });
    expect(data.addMainGuest).toMatchObject({
      code,
      rawCode: String(upstream),
      buttons: [{ action: 'SCROLL_TO_TRAVELERS' }],
      trackingTag: 'ADD_MAIN_GUEST_FAILED',
    });
  });
});
