import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASSISTANCE_CODES } from '#domain/booking/traveler-input.ts';
import { INPUT_ERRORS } from '#domain/input-errors.ts';
import {
  addCard,
  CARD_OF_NO_ACCOUNT,
  CARD_OF_THE_ACCOUNT,
  vaultRefusesCard,
  vaultTakesCard,
} from '#client/testing/new-card.ts';
import { corporateFacts, fiat, helen } from '#client/testing/portal-facts.ts';
import { announcements, isReadOut } from '#client/testing/read-out.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';

beforeEach(() => setViewport('desktop'));
afterEach(() => vi.restoreAllMocks());

const traveler = {
  id: 'traveler-helen',
  givenName: 'Helen',
  surname: 'Ortiz',
  gender: 'F',
  dateOfBirth: '1984-02-11',
  nationality: 'US',
  passportCountryOfIssue: 'US',
  emailAddress: 'helen@larkfield.example',
  assistance: ['WCHR'],
  tsaRedressNumber: null,
  knownTravelerNumber: 'TT12345X7',
  createdAt: null,
  frequentFlyer: [{ program: 'DL', number: '902441' }],
  hotelLoyalty: [],
  driverLicense: { number: 'O632', countryOfIssue: 'US' },
  customFields: [],
  isGhostUser: false,
  isMissingInfo: false,
  isPrivateProfile: false,
  isDefaultProfile: true,
  linkedUserId: 'user-helen',
};
const omar = {
  ...traveler,
  id: 'traveler-omar',
  givenName: 'Omar',
  isDefaultProfile: false,
  knownTravelerNumber: null,
  linkedUserId: null,
};
const card = {
  id: 'card-1',
  lastFour: '4821',
  brand: 'VISA',
  rawBrand: 'visa',
  accountReferenceId: 'account-1',
  expiresOn: '2029-04',
};
const account = {
  id: 'account-1',
  accountReferenceId: 'account-1',
  productDisplayName: 'Summit Card',
  customerAccountRole: 'PRIMARY',
  rewardsBalance: { value: '20000', currency: 'miles', currencyDescription: 'Miles', formatted: '20,000' },
  rewardsCashEquivalent: fiat(200),
  redemptionMin: '100',
  allowRewardsRedemption: true,
  hiddenRewardsText: null,
  lastFour: '4821',
  lastFourVirtualCardNumbers: [],
  isTiered: false,
  accountUseType: 'PERSONAL',
  earn: { homes: 5, flights: 2, hotels: 5, cars: 5 },
};

type Change = (root: unknown, args: { input: Record<string, unknown> }) => object;

const platform = () => ({
  travelers: vi.fn<() => unknown>(() => [traveler, omar]),
  paymentMethods: vi.fn<() => unknown>(() => [card]),
  update: vi.fn<Change>((_root, { input }) => ({
    __typename: 'TravelerSaved',
    traveler: { ...traveler, ...input },
    travelers: [{ ...traveler, ...input }, omar],
  })),
  create: vi.fn<Change>(),
  remove: vi.fn<Change>((_root, { input }) => ({
    __typename: 'TravelerDeleted',
    id: input['id'],
    travelers: [traveler],
  })),
  makeDefault: vi.fn<Change>(() => ({
    __typename: 'DefaultTravelerAssigned',
    id: 'traveler-omar',
    travelers: [
      { ...traveler, isDefaultProfile: false },
      { ...omar, isDefaultProfile: true },
    ],
  })),
  removeCard: vi.fn<Change>((_root, { input }) => ({
    __typename: 'PaymentMethodDeleted',
    id: input['id'],
    paymentMethods: [],
  })),
  verifyCard: vi.fn<Change>(() => ({
    __typename: 'PaymentMethodVerified',
    paymentMethod: { ...card, id: 'card-2', lastFour: '1199' },
    paymentMethods: null,
  })),
  preferences: vi.fn<Change>(() => ({
    hasSeenPackageSmokeTest: false,
    hasSeenStaysVrFtux: false,
    hasSeenWishlistsFtux: false,
    hasSeenStayTypeVrFtux: false,
    hasSeenPackagesFtux: false,
    hasSeenActivitiesFtux: false,
  })),
});

const openProfile = async (of = platform()) => {
  const opened = await renderPortal({
    path: '/profile/',
    resolvers: {
      Query: {
        customer: () => ({ customerNumber: 'cust_helen', customerSince: '2014-05-02' }),
        travelers: of.travelers,
        paymentMethods: of.paymentMethods,
        rewardsAccounts: () => [account],
        cardVaultCredentials: () => ({
          protocol: 'PLATFORM',
          url: 'https://vault.example/cards',
          environmentKey: 'key-1',
          expiresAt: '2026-05-01T12:00:00.000Z',
        }),
      },
      Mutation: {
        updateTraveler: of.update,
        createTraveler: of.create,
        deleteTraveler: of.remove,
        assignDefaultTraveler: of.makeDefault,
        deletePaymentMethod: of.removeCard,
        verifyPaymentMethod: of.verifyCard,
        updatePreferenceMetadata: of.preferences,
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Helen Ortiz' });
  return opened;
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

async function openEditor(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

const openPart = async (editor: ReturnType<typeof within>, title: string) =>
  userEvent.click(editor.getByRole('button', { name: new RegExp(`^${title} `), expanded: false }));

const save = (editor: ReturnType<typeof within>) =>
  userEvent.click(editor.getByRole('button', { name: 'Save traveler' }));

test('[TR-28] [SE-20] the profile shows the customer, travelers, cards, rewards accounts and preferences', async () => {
  await openProfile();
  expect(await screen.findByText('Customer since May 2014')).toBeVisible();
  const travelers = await region('Travelers');
  expect(await travelers.findByRole('heading', { name: 'Omar Ortiz' })).toBeVisible();
  expect(travelers.getAllByText('Born February 11, 1984 · United States')).toHaveLength(2);
  expect(travelers.getByText('Known traveler number')).toBeVisible();
  expect(travelers.getAllByText("Driver's license")).toHaveLength(2);
  expect((await region('Saved cards')).getByText('Visa ending in 4821')).toBeVisible();
  const accounts = await region('Rewards accounts');
  expect(accounts.getByText('20,000 Miles')).toBeVisible();
  expect(accounts.getByText('Primary cardholder, card ending in 4821')).toBeVisible();
  expect(await region('Preferences')).toBeDefined();
});

test('[TR-28] missing details are listed, and the private profile of a colleague cannot be changed', async () => {
  const of = platform();
  of.travelers.mockReturnValue([
    { ...traveler, isMissingInfo: true },
    { ...omar, isPrivateProfile: true, linkedUserId: 'user-omar' },
  ]);
  await openProfile(of);
  await screen.findByRole('heading', { name: 'Omar Ortiz' });
  const [own, colleague] = [/^Helen/, 'Omar Ortiz'].map((name) =>
    screen.getByRole('heading', { level: 3, name }).closest('li'),
  );
  expect(own).toHaveTextContent('Details missing');
  expect(own).not.toHaveTextContent('Private profile');
  expect(colleague).toHaveTextContent('Private profile');
  expect(colleague).toHaveTextContent('The details of this traveler are private.');
  expect(screen.getByRole('button', { name: /^Edit Helen/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Omar Ortiz/ })).not.toBeInTheDocument();
});

test('[TR-10] [TR-11] [TR-28] users can change their own private profile, and no profile of a colleague', async () => {
  const of = platform();
  of.travelers.mockReturnValue([
    { ...traveler, isPrivateProfile: true },
    { ...omar, linkedUserId: 'user-omar' },
    { ...omar, id: 'user:zoe', givenName: 'Zoe', dateOfBirth: null, isGhostUser: true, linkedUserId: 'zoe' },
  ]);
  await openProfile(of);
  await screen.findByRole('heading', { name: 'Omar Ortiz' });
  const own = screen.getByRole('heading', { level: 3, name: 'Helen Ortiz' }).closest('li');
  expect(own).toHaveTextContent('Private profile');
  expect(own).toHaveTextContent('Born February 11, 1984');
  const buttonsOf = (name: RegExp) =>
    screen.queryAllByRole('button', { name }).map(({ ariaLabel }) => ariaLabel);
  expect(buttonsOf(/(Edit|Make|Remove).* Helen/)).toEqual(['Edit Helen Ortiz', 'Remove Helen Ortiz']);
  expect(buttonsOf(/Omar/)).toEqual([]);
  expect(buttonsOf(/Zoe/)).toEqual(['Edit Zoe Ortiz']);
});

test('[TR-04] [TR-28] after a traveler is made the default, the focus stays with the traveler, and the change is announced', async () => {
  await openProfile();
  const button = await screen.findByRole('button', { name: 'Make default: Omar Ortiz' });
  expect(button).toHaveTextContent('Make default');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Omar Ortiz' })).toHaveFocus());
  expect(await screen.findByText('Omar Ortiz is now the default traveler.')).toSatisfy(isReadOut);
});

test('[TR-09] [TR-28] when a traveler could not be made the default, the message takes the focus', async () => {
  const of = platform();
  of.makeDefault.mockReturnValue(refusal());
  await openProfile(of);
  await userEvent.click(await screen.findByRole('button', { name: 'Make default: Omar Ortiz' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Check the traveler');
  expect(notice).toHaveFocus();
});

test('[TR-28] the account menu leads to the profile', async () => {
  await openProfile();
  await userEvent.click(screen.getByRole('button', { name: 'Account of Helen Ortiz' }));
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile/');
});

test('[TR-24] [TR-25] [TR-27] [TR-29] [VF-01] every field of a traveler can be changed', async () => {
  const of = platform();
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  const type = async (label: RegExp, text: string) => {
    const field = editor.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  for (const title of [
    'Airport security',
    "Driver's license",
    'Hotel programs',
    'Special assistance',
    'Custom fields',
  ])
    await openPart(editor, title);
  await type(/^Email/, 'helen.ortiz@larkfield.example');
  await type(/^Redress number/, '1234567');
  await type(/^License number/, 'O632-1180');
  await userEvent.click(editor.getByRole('checkbox', { name: 'Deaf or hard of hearing' }));
  await userEvent.click(editor.getByRole('button', { name: 'Add a hotel program' }));
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Program' }), 'World of Hyatt');
  const hotel = within(editor.getByRole('region', { name: 'Hotel programs' }));
  await userEvent.type(hotel.getByRole('textbox', { name: 'Number' }), '5540');
  await userEvent.click(editor.getByRole('button', { name: 'Add a custom field' }));
  await type(/^Name$/, 'CostCenter');
  await type(/^Value$/, 'NA-204');
  await save(editor);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(of.update.mock.calls[0]?.[1].input).toMatchObject({
    id: 'traveler-helen',
    emailAddress: 'helen.ortiz@larkfield.example',
    tsaRedressNumber: '1234567',
    knownTravelerNumber: 'TT12345X7',
    driverLicense: { number: 'O632-1180', countryOfIssue: 'US' },
    assistance: ['DEAF', 'WCHR'],
    frequentFlyer: [{ program: 'DL', number: '902441' }],
    hotelLoyalty: [{ program: 'WOH', number: '5540' }],
    customFields: [{ key: 'CostCenter', value: 'NA-204' }],
  });
  expect(await screen.findByText('1 hotel program')).toBeVisible();
});

test('[VF-01] an invalid custom field is marked before anything is sent', async () => {
  const of = platform();
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  await openPart(editor, 'Custom fields');
  await userEvent.click(editor.getByRole('button', { name: 'Add a custom field' }));
  await userEvent.type(editor.getByRole('textbox', { name: 'Name' }), 'Cost center');
  await userEvent.type(editor.getByRole('textbox', { name: 'Value' }), 'a;b');
  // The part opens again to show its errors.
  await userEvent.click(editor.getByRole('button', { name: 'Custom fields', expanded: true }));
  await save(editor);
  expect(await editor.findByText(INPUT_ERRORS.INVALID_CUSTOM_FIELD_KEY)).toBeVisible();
  expect(editor.getByText(INPUT_ERRORS.INVALID_CUSTOM_FIELD_VALUE)).toBeVisible();
  expect(editor.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(of.update).not.toHaveBeenCalled();
});

test('[TR-28] each optional section shows its stored values', async () => {
  await openProfile();
  const editor = await openEditor(/^Edit Helen/);
  for (const name of [
    'Airport security Known traveler TT12345X7',
    'Frequent flyer DL',
    'Hotel programs None',
  ])
    expect(editor.getByRole('button', { name })).toBeVisible();
  expect(editor.queryByRole('textbox', { name: /^Known traveler/ })).not.toBeInTheDocument();
});

test('[TR-24] each special assistance can be chosen', async () => {
  await openProfile();
  const editor = await openEditor(/^Edit Helen/);
  await openPart(editor, 'Special assistance');
  const values = editor.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
  expect(values.toSorted()).toEqual(ASSISTANCE_CODES.toSorted());
});

test('[TR-28] discarding changes requires a confirmation, and an editor without changes closes immediately', async () => {
  await openProfile();
  const editor = await openEditor(/^Edit Helen/);
  await userEvent.type(editor.getByRole('textbox', { name: /^Email/ }), 'x');
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(editor.getByRole('textbox', { name: /^Email/ })).toHaveValue('helen@larkfield.examplex');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const again = await openEditor(/^Edit Helen/);
  expect(again.getByRole('textbox', { name: /^Email/ })).toHaveValue('helen@larkfield.example');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("[TR-28] the browser's Back closes an editor, and asks about changes before", async () => {
  const { router, address } = await openProfile();
  const back = () => act(async () => router.navigate(-1));
  await act(async () => router.navigate('/trips'));
  await act(async () => router.navigate('/profile/'));
  await openEditor(/^Edit Helen/);
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/profile/');

  const editor = await openEditor(/^Edit Helen/);
  await userEvent.type(editor.getByRole('textbox', { name: /^Email/ }), 'x');
  await back();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(editor.getByRole('textbox', { name: /^Email/ })).toHaveValue('helen@larkfield.examplex');
  await back();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/profile/');
  await back();
  expect(address()).toBe('/trips');
});

test('[TR-28] when a row is removed, the button that adds a row gets the focus', async () => {
  await openProfile();
  const editor = await openEditor(/^Edit Helen/);
  await openPart(editor, 'Frequent flyer');
  await userEvent.click(editor.getByRole('button', { name: 'Remove frequent flyer number 1' }));
  expect(editor.getByRole('button', { name: 'Add a frequent flyer number' })).toHaveFocus();
});

const refusal = (...inputErrors: readonly (readonly [string[], string, string])[]) => ({
  __typename: 'TravelerRefused',
  code: 'INVALID_PASSENGERS',
  rawCode: '42201',
  title: 'Check the traveler',
  text: 'Something about the traveler is not accepted.',
  buttons: [],
  icon: 'GENERIC_ERROR',
  trackingTag: null,
  inputErrors: inputErrors.map(([path, code, message]) => ({ path, code, rawCode: null, message })),
});

test.each([
  ['MALFORMED_REDRESS_NUMBER', 'tsaRedressNumber', /^Redress number/],
  ['ILLEGAL_REDRESS_NUMBER', 'tsaRedressNumber', /^Redress number/],
  ['MALFORMED_KNOWN_TRAVELER_NUMBER', 'knownTravelerNumber', /^Known traveler number/],
  ['ILLEGAL_KNOWN_TRAVELER_NUMBER', 'knownTravelerNumber', /^Known traveler number/],
  ['NO_CONTACT_INFORMATION', 'emailAddress', /^Email/],
  ['UNSUPPORTED_NAME_CHARACTERS', 'givenName', /^Given name/],
] as const)('[VF-02] %s is shown at its field', async (code, field, label) => {
  const of = platform();
  of.update.mockReturnValue(refusal([['input', field], code, INPUT_ERRORS[code]]));
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  await save(editor);
  expect(await editor.findByText(INPUT_ERRORS[code])).toBeVisible();
  const input = editor.getByRole('textbox', { name: label });
  expect(input).toHaveFocus();
  expect(input).toBeInvalid();
});

test.each([
  ['EXPIRED_PASSPORT', 'passportCountryOfIssue', 'Passport issued by'],
  ['MISSING_PASSPORT', 'passportCountryOfIssue', 'Passport issued by'],
  ['MISSING_PASSPORT_NUMBER', 'passportCountryOfIssue', 'Passport issued by'],
  ['INVALID_PASSPORT_NUMBER', 'passportCountryOfIssue', 'Passport issued by'],
  ['MISSING_NATIONALITY', 'nationality', 'Nationality'],
] as const)('[VF-02] %s is shown at its choice', async (code, field, label) => {
  const of = platform();
  of.update.mockReturnValue(refusal([['input', field], code, INPUT_ERRORS[code]]));
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  await save(editor);
  expect(await editor.findByText(INPUT_ERRORS[code])).toBeVisible();
  expect(editor.getByRole('combobox', { name: label })).toBeInvalid();
});

test('[VF-02] with several errors, the first field on the screen gets the focus', async () => {
  const of = platform();
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  await userEvent.type(editor.getByRole('textbox', { name: 'Email' }), '#');
  await userEvent.clear(editor.getByLabelText(/^Date of birth/));
  await save(editor);
  expect(await editor.findByText(INPUT_ERRORS.INVALID_EMAIL_ADDRESS)).toBeVisible();
  expect(editor.getByLabelText(/^Date of birth/)).toHaveFocus();
});

test('[VF-02] an error without a field is shown above the form, which keeps its input', async () => {
  const of = platform();
  of.update.mockReturnValue(refusal([['input'], 'TOO_MANY_PASSENGERS', INPUT_ERRORS.TOO_MANY_PASSENGERS]));
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  await openPart(editor, 'Airport security');
  await userEvent.type(editor.getByRole('textbox', { name: /^Redress number/ }), '1234567');
  await save(editor);
  const notice = await editor.findByRole('alert');
  expect(notice).toHaveTextContent('Check the traveler');
  expect(notice).toHaveTextContent(INPUT_ERRORS.TOO_MANY_PASSENGERS);
  expect(editor.getByRole('textbox', { name: /^Redress number/ })).toHaveValue('1234567');
});

test('[VF-02] errors of fields are shown at the fields, together with errors without a field above the form', async () => {
  const of = platform();
  const { UNSUPPORTED_NAME_CHARACTERS, TOO_MANY_PASSENGERS } = INPUT_ERRORS;
  of.update.mockReturnValue(
    refusal(
      [['input'], 'TOO_MANY_PASSENGERS', TOO_MANY_PASSENGERS],
      [['input', 'givenName'], 'UNSUPPORTED_NAME_CHARACTERS', UNSUPPORTED_NAME_CHARACTERS],
    ),
  );
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  await save(editor);
  expect(await editor.findByText(UNSUPPORTED_NAME_CHARACTERS)).toBeVisible();
  expect(editor.getByRole('textbox', { name: /^Given name/ })).toHaveFocus();
  expect(editor.getByRole('alert')).toHaveTextContent(TOO_MANY_PASSENGERS);
  expect(editor.getByRole('alert')).not.toHaveTextContent(UNSUPPORTED_NAME_CHARACTERS);
});

test.each(['1850-01-01', '2199-01-01', '9999-01-01'])(
  '[VF-02] a date of birth on %s is refused at its field, and not sent',
  async (day) => {
    const of = platform();
    await openProfile(of);
    const editor = await openEditor(/^Edit Helen/);
    const birth = editor.getByLabelText(/^Date of birth/);
    fireEvent.change(birth, { target: { value: day } });
    await save(editor);
    expect(await editor.findByText(INPUT_ERRORS.INVALID_DATE_OF_BIRTH)).toBeVisible();
    expect(birth).toHaveFocus();
    expect(birth).toHaveValue(day);
    expect(of.update).not.toHaveBeenCalled();
  },
);

test('[TR-28] a traveler is added, made the default, and removed', async () => {
  const of = platform();
  of.create.mockReturnValue({
    __typename: 'TravelerSaved',
    traveler: { ...omar, id: 'traveler-ines', givenName: 'Ines' },
    travelers: null,
  });
  await openProfile(of);
  const editor = await openEditor(/Add a traveler/);
  await save(editor);
  expect(await editor.findAllByText(INPUT_ERRORS.REQUIRED)).toHaveLength(2);
  expect(editor.getByText('Enter the date of birth.')).toBeVisible();
  await userEvent.type(editor.getByRole('textbox', { name: /^Given name/ }), 'Ines');
  await userEvent.type(editor.getByRole('textbox', { name: /^Surname/ }), 'Ortiz');
  await userEvent.type(editor.getByLabelText(/^Date of birth/), '1990-03-04');
  await userEvent.selectOptions(editor.getByRole('combobox', { name: /^Gender/ }), 'Female');
  await save(editor);
  expect(await screen.findByRole('heading', { name: 'Ines Ortiz' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Make default: Omar Ortiz' }));
  await waitFor(() => expect(of.makeDefault).toHaveBeenCalledOnce());

  await userEvent.click(screen.getByRole('button', { name: 'Remove Omar Ortiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove traveler' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Omar Ortiz' })).not.toBeInTheDocument());
  expect(screen.getByText('Omar Ortiz is removed.')).toSatisfy(isReadOut);
});

test('[TR-28] a traveler who could not be saved offline shows a message, and keeps the input', async () => {
  const of = platform();
  of.update.mockImplementation(() => {
    throw new GraphQLError('no network');
  });
  await openProfile(of);
  const editor = await openEditor(/^Edit Helen/);
  await userEvent.type(editor.getByRole('textbox', { name: /^Surname/ }), '-Vega');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await save(editor);
  const notice = await editor.findByRole('alert');
  expect(notice).toHaveTextContent('You are offline');
  expect(notice).toHaveFocus();
  expect(editor.getByRole('textbox', { name: /^Surname/ })).toHaveValue('Ortiz-Vega');
});

test('[TR-28] when the list cannot be read again, changes apply to the known list', async () => {
  const of = platform();
  of.update.mockReturnValue({ __typename: 'TravelerSaved', traveler, travelers: null });
  of.makeDefault.mockReturnValue({
    __typename: 'DefaultTravelerAssigned',
    id: 'traveler-omar',
    travelers: null,
  });
  of.remove.mockReturnValue({ __typename: 'TravelerDeleted', id: 'traveler-helen', travelers: null });
  await openProfile(of);
  const travelers = await region('Travelers');
  const names = () => travelers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  await save(await openEditor(/^Edit Helen/));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(names()).toEqual(['Helen Ortiz', 'Omar Ortiz']);

  await userEvent.click(screen.getByRole('button', { name: 'Make default: Omar Ortiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make default: Helen Ortiz' }));

  await userEvent.click(screen.getByRole('button', { name: 'Remove Helen Ortiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove traveler' }));
  await waitFor(() => expect(names()).toEqual(['Omar Ortiz']));
  expect(of.travelers).toHaveBeenCalledOnce();
});

test('[TR-03] after a lost response, a traveler is sent again with the same key', async () => {
  const of = platform();
  of.create.mockImplementation(() => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  });
  await openProfile(of);
  const editor = await openEditor(/Add a traveler/);
  await userEvent.type(editor.getByRole('textbox', { name: /^Given name/ }), 'Ines');
  await userEvent.type(editor.getByRole('textbox', { name: /^Surname/ }), 'Ortiz');
  await userEvent.type(editor.getByLabelText(/^Date of birth/), '1990-03-04');
  await userEvent.selectOptions(editor.getByRole('combobox', { name: /^Gender/ }), 'Female');
  await save(editor);
  expect(await editor.findByText('Our service is not responding')).toBeVisible();
  await save(editor);
  await waitFor(() => expect(of.create).toHaveBeenCalledTimes(2));
  const [first, second] = of.create.mock.calls.map(([, { input }]) => input['idempotencyKey']);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
});

test('[TR-28] [PM-05] a saved card is removed after a confirmation', async () => {
  const of = platform();
  await openProfile(of);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4821' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(screen.queryByText('Visa ending in 4821')).not.toBeInTheDocument());
  expect(of.removeCard.mock.calls[0]?.[1].input).toEqual({ id: 'card-1' });
});

test('[PM-05] a saved card that could not be removed offline stays listed, and the message mentions the connection', async () => {
  const of = platform();
  of.removeCard.mockImplementation(() => {
    throw new GraphQLError('no network');
  });
  await openProfile(of);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4821' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent(
    'You are offlineThe card is still saved. Try again when the connection is back.',
  );
  expect(screen.getByText('Visa ending in 4821')).toBeVisible();
});

test('[PM-18] [PM-20] a new card is sent to the vault, is listed next to the others, and is stored nowhere else', async () => {
  const of = platform();
  const { client } = await openProfile(of);
  const restore = vaultTakesCard();
  await addCard(CARD_OF_THE_ACCOUNT);
  expect(await screen.findByText('Visa ending in 1199')).toBeVisible();
  restore();
  expect(announcements()).toHaveTextContent('Your card is saved.');
  expect(screen.getByText('Visa ending in 4821')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus();
  expect(of.verifyCard.mock.calls[0]?.[1].input).toEqual({
    vaultToken: 'vault-1',
    accountReferenceId: 'account-1',
    isVirtualCardNumber: false,
  });
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, client.apollo.extract()]);
  expect(stored).not.toMatch(/4000 ?0500|vault-1/);
});

test('[ER-10] [PM-02] the reason why a card was not saved is shown above the form, which keeps its input', async () => {
  const of = platform();
  await openProfile(of);
  await addCard(CARD_OF_NO_ACCOUNT);
  expect(await screen.findByText('This card cannot be used here')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Card number/ })).toHaveValue('4242 4242 4242 4242');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('This card cannot be used here')).not.toBeInTheDocument();

  const restore = vaultRefusesCard('Month is invalid');
  await addCard(CARD_OF_THE_ACCOUNT);
  expect(await screen.findByText('Month is invalid')).toBeVisible();
  restore();
  expect(of.verifyCard).not.toHaveBeenCalled();
});

test("[ER-07] a refused card shows the platform's text, and a lost response the portal's", async () => {
  const of = platform();
  of.verifyCard.mockReturnValueOnce({
    __typename: 'PaymentMethodRefused',
    code: 'INVALID_CVV',
    rawCode: 'InvalidCVV',
    title: 'Invalid CVV',
    text: 'Please check the security code.',
    buttons: [],
    icon: 'UNABLE_TO_PROCESS',
    trackingTag: 'PAYMENT_VERIFICATION_FAILED',
  });
  of.verifyCard.mockImplementationOnce(() => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  });
  await openProfile(of);
  const restore = vaultTakesCard();
  await addCard(CARD_OF_THE_ACCOUNT);
  expect(await screen.findByText('Invalid CVV')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  expect(await screen.findByText('Our service is not responding')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  expect(await screen.findByText('Visa ending in 1199')).toBeVisible();
  restore();
});

test('[TR-28] a section that cannot be read leaves the others unchanged and can be read again', async () => {
  const of = platform();
  of.paymentMethods.mockImplementationOnce(() => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  });
  await openProfile(of);
  expect(await screen.findByText('Your saved cards could not be loaded')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Omar Ortiz' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Try again/i }));
  expect(await screen.findByText('Visa ending in 4821')).toBeVisible();
});

test('[TR-28] colors and the introduction to favorites can be set here', async () => {
  const of = platform();
  await openProfile(of);
  const preferences = await region('Preferences');
  await userEvent.click(preferences.getByRole('button', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  await userEvent.click(preferences.getByRole('button', { name: 'Light' }));
  await userEvent.click(preferences.getByRole('button', { name: 'Automatic', pressed: false }));
  expect(preferences.getByRole('button', { name: 'Automatic', pressed: true })).toBeVisible();
  expect(localStorage.getItem('travel-portal.color-mode')).toBeNull();
  await userEvent.click(preferences.getByRole('button', { name: 'Show again' }));
  await waitFor(() =>
    expect(of.preferences.mock.calls[0]?.[1].input).toEqual({ hasSeenWishlistsFtux: false }),
  );
  expect(await preferences.findByText('You will see it when you save the next home.')).toBeVisible();
});

test("[SE-05] [SE-21] a business traveler sees the business's logo, roles, policy, card role, and loyalty programs", async () => {
  const corporate = {
    ...corporateFacts,
    roles: ['Admin', 'Traveler'],
    policyTier: 'Executive',
    issuerRole: 'ACCOUNT_MANAGER',
    loyaltyPrograms: [{ programCode: 'MAR', membershipNumber: 'B-4471902' }],
  };
  await renderPortal({
    path: '/profile/',
    portal: { tenant: 'CORPORATE' },
    session: { ...helen, corporate } as never,
    resolvers: { Query: { travelers: () => [], paymentMethods: () => [], rewardsAccounts: () => [] } },
  });
  const heading = await screen.findByRole('heading', { name: 'Business' });
  const section = within(heading.closest('section')!);
  expect(section.getByRole('img', { name: 'Ridge & Co' })).toBeInTheDocument();
  for (const [label, text] of [
    ['Your role', 'Administrator, Traveler'],
    ['Travel policy', 'Executive'],
    ['Business card', 'Account manager'],
    ['Loyalty programs', 'MAR B-4471902'],
  ])
    expect(section.getByText(label!).nextElementSibling).toHaveTextContent(text!);
});
