import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { INPUT_ERRORS } from '#domain/input-errors.ts';
import { failure, helenTraveler, omarTraveler } from '#client/testing/checkout-facts.ts';
import { openCheckout, platform, press, step, toPayment } from '#client/testing/checkout-kit.ts';
import { helen } from '#client/testing/portal-facts.ts';
import { isReadOut } from '#client/testing/read-out.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const standard = { ...helenTraveler, isDefaultProfile: true };

const withBoth = (of = platform()) => {
  of.travelers.mockReturnValue([standard, omarTraveler]);
  return of;
};

const radio = (name: string) => screen.findByRole('radio', { name: new RegExp(name) });

test('[CP-08] a traveler whom the user may not book for is not selected, and says why', async () => {
  const of = platform();
  const bookingRefusal = 'Employees of your business book for themselves.';
  of.travelers.mockReturnValue([{ ...standard, bookingRefusal }, omarTraveler]);
  await openCheckout(of);
  const refusedTraveler = await radio('Helen Ortiz');
  expect(refusedTraveler).toBeDisabled();
  expect(refusedTraveler).not.toBeChecked();
  expect(screen.getByText(bookingRefusal)).toBeVisible();
  await userEvent.click(await radio('Omar Ortiz'));
  expect(await radio('Omar Ortiz')).toBeChecked();
});

test('[TR-08] a deletion requires a confirmation, and then the default traveler is selected', async () => {
  const of = withBoth();
  of.deleteTraveler.mockReturnValue({
    __typename: 'TravelerDeleted',
    id: omarTraveler.id,
    travelers: [standard],
  });
  await openCheckout(of);
  await userEvent.click(await radio('Omar Ortiz'));
  await pressInMenu('Omar Ortiz', 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Omar Ortiz?' }));
  expect(of.deleteTraveler).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Delete traveler' }));
  await waitFor(() => expect(screen.queryByText('Omar Ortiz')).not.toBeInTheDocument());
  expect(of.deleteTraveler.mock.calls[0]?.[1]).toEqual({ input: { id: omarTraveler.id } });
  expect(await radio('Helen Ortiz')).toBeChecked();
});

test('[TR-08] deleting the selected default traveler leaves none selected', async () => {
  const of = platform();
  const noor = { ...omarTraveler, id: 'traveler-noor', givenName: 'Noor' };
  of.travelers.mockReturnValue([standard, omarTraveler, noor]);
  of.deleteTraveler.mockReturnValue({
    __typename: 'TravelerDeleted',
    id: standard.id,
    travelers: [omarTraveler, noor],
  });
  await openCheckout(of);
  expect(await radio('Helen Ortiz')).toBeChecked();
  await pressInMenu('Helen Ortiz', 'Delete');
  await press('Delete traveler');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Helen Ortiz/ })).not.toBeInTheDocument());
  for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
});

test('[TR-09] a traveler who cannot be deleted stays, with a message', async () => {
  const of = withBoth();
  of.deleteTraveler.mockReturnValue({
    __typename: 'TravelerRefused',
    ...failure('Not now'),
    inputErrors: [],
  });
  await openCheckout(of);
  await pressInMenu('Omar Ortiz', 'Delete');
  await press('Delete traveler');
  expect(await screen.findByRole('alertdialog', { name: 'Not now' })).toBeVisible();
  await press('Continue');
  expect(await radio('Omar Ortiz')).toBeVisible();
});

test('[TR-07] an added traveler becomes the only one selected', async () => {
  const of = withBoth();
  const noor = { ...omarTraveler, id: 'traveler-noor', givenName: 'Noor' };
  of.saveTraveler.mockReturnValue({
    __typename: 'TravelerSaved',
    traveler: noor,
    travelers: [standard, omarTraveler, noor],
  });
  await openCheckout(of);
  expect(await radio('Helen Ortiz')).toBeChecked();
  await press('Add primary traveler');
  await fillIn('Noor', 'Ortiz');
  await press('Save traveler');
  expect(await radio('Noor Ortiz')).toBeChecked();
  expect(await radio('Helen Ortiz')).not.toBeChecked();
});

test('[TR-05] [TR-06] an edit starts from the stored values, and shows the country that issued the passport', async () => {
  const of = withBoth();
  of.saveTraveler.mockReturnValue({
    __typename: 'TravelerSaved',
    traveler: { ...standard, surname: 'Ortiz Vega' },
    travelers: [{ ...standard, surname: 'Ortiz Vega' }, omarTraveler],
  });
  await openCheckout(of);
  await press('Edit Helen Ortiz');
  const surname = await screen.findByRole('textbox', { name: /Surname/ });
  expect(surname).toHaveValue('Ortiz');
  expect(screen.getByLabelText(/Date of birth/)).toHaveValue('1984-02-11');
  await userEvent.type(surname, ' Vega');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Passport issued by' }), 'Canada');
  await press('Save traveler');
  expect(await radio('Helen Ortiz Vega')).toBeChecked();
  expect(of.saveTraveler.mock.calls[0]?.[1].input).toEqual({
    id: standard.id,
    givenName: 'Helen',
    surname: 'Ortiz Vega',
    gender: 'F',
    nationality: null,
    dateOfBirth: '1984-02-11',
    passportCountryOfIssue: 'CA',
  });
});

test('[TR-06] an incomplete save shows a message, and saving again sends the same details', async () => {
  const of = platform();
  const lena = {
    ...omarTraveler,
    id: 'user:lena',
    givenName: 'Lena',
    dateOfBirth: null,
    isGhostUser: true,
    linkedUserId: 'lena',
  };
  const saved = { ...omarTraveler, id: 'traveler-lena', givenName: 'Lena', linkedUserId: 'lena' };
  of.travelers.mockReturnValue([helenTraveler, lena]);
  of.saveTraveler.mockReturnValueOnce({
    __typename: 'TravelerHalfSaved',
    ...failure('Not complete'),
    inputErrors: [],
    traveler: saved,
  });
  of.saveTraveler.mockReturnValueOnce({
    __typename: 'TravelerSaved',
    traveler: saved,
    travelers: [helenTraveler, saved],
  });
  await openCheckout(of);
  await press('Add information Lena Ortiz');
  await userEvent.type(await screen.findByLabelText(/Date of birth/), '1990-03-04');
  await press('Save traveler');
  expect(await screen.findByRole('alertdialog', { name: 'Not complete' })).toBeVisible();
  await press('Continue');
  expect(screen.getByLabelText(/Date of birth/)).toHaveValue('1990-03-04');
  await press('Save traveler');
  expect(await radio('Lena Ortiz')).toBeEnabled();
  const [first, second] = of.saveTraveler.mock.calls.map(([, { input }]) => input);
  expect(second).toEqual(first);
});

test('[TR-03] [TR-15] after a lost response, a traveler is sent with the same key, also after a reload', async () => {
  const of = withBoth();
  of.saveTraveler.mockImplementation(() => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  });
  const saveOnce = async () => {
    const before = of.saveTraveler.mock.calls.length;
    await press('Save traveler');
    await waitFor(() => expect(of.saveTraveler.mock.calls).toHaveLength(before + 1));
    await press('Close');
  };
  const first = await openCheckout(of);
  await press('Add primary traveler');
  await fillIn('Noor', 'Ortiz');
  await saveOnce();
  await saveOnce();
  first.unmount();
  await openCheckout(of);
  await saveOnce();
  const keys = of.saveTraveler.mock.calls.map(([, { input }]) => input['idempotencyKey']);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys).size).toBe(1);

  await press('Cancel');
  await press('Add primary traveler');
  await fillIn('Ada', 'Ortiz');
  await saveOnce();
  expect(of.saveTraveler.mock.lastCall?.[1].input['idempotencyKey']).not.toBe(keys[0]);
});

test('[TR-09] a saved or deleted traveler stays so when the list cannot be read again', async () => {
  const of = withBoth();
  const unread = () => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  };
  const noor = { ...omarTraveler, id: 'traveler-noor', givenName: 'Noor' };
  of.saveTraveler.mockReturnValue({ __typename: 'TravelerSaved', traveler: noor, travelers: unread });
  of.deleteTraveler.mockReturnValue({
    __typename: 'TravelerDeleted',
    id: omarTraveler.id,
    travelers: unread,
  });
  await openCheckout(of);
  await press('Add primary traveler');
  await fillIn('Noor', 'Ortiz');
  await press('Save traveler');
  expect(await radio('Noor Ortiz')).toBeChecked();
  await pressInMenu('Omar Ortiz', 'Delete');
  await press('Delete traveler');
  await waitFor(() => expect(screen.queryByText('Omar Ortiz')).not.toBeInTheDocument());
  expect(await radio('Noor Ortiz')).toBeChecked();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('[TR-09] [TR-15] input is preserved when it cannot be saved', async () => {
  const of = platform();
  of.travelers.mockReturnValue([]);
  of.saveTraveler.mockReturnValue({
    __typename: 'TravelerRefused',
    ...failure('Check the name'),
    inputErrors: [{ path: ['input'], message: 'Check this information.' }],
  });
  await openCheckout(of);
  await fillIn('Noor Q', 'Ortiz');
  await press('Save traveler');
  expect(await screen.findByRole('alertdialog', { name: 'Check the name' })).toBeVisible();
  await press('Continue');
  expect(await screen.findByRole('textbox', { name: /Given name/ })).toHaveValue('Noor Q');
});

test('[TR-09] [VF-02] each field that the platform refuses shows its error, and the first one gets the focus', async () => {
  const of = platform();
  of.travelers.mockReturnValue([]);
  of.saveTraveler.mockReturnValue({
    __typename: 'TravelerRefused',
    ...failure('Check the traveler'),
    inputErrors: [
      { path: ['input', 'nationality'], message: 'Choose a country.' },
      {
        path: ['input', 'surname'],
        message: 'Enter the name as in the travel document, without digits and symbols.',
      },
    ],
  });
  await openCheckout(of);
  await fillIn('Noor', 'Ortiz Q');
  await press('Save traveler');
  const surname = screen.getByRole('textbox', { name: /Surname/ });
  await waitFor(() => expect(surname).toHaveFocus());
  expect(surname).toBeInvalid();
  await waitFor(() =>
    expect(surname).toHaveAccessibleErrorMessage(
      'Enter the name as in the travel document, without digits and symbols.',
    ),
  );
  expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveAccessibleErrorMessage(
    'Choose a country.',
  );
  expect(screen.getByRole('textbox', { name: /Given name/ })).toBeValid();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  of.saveTraveler.mockReturnValue({
    __typename: 'TravelerSaved',
    traveler: omarTraveler,
    travelers: [omarTraveler],
  });
  await userEvent.type(surname, '{Backspace}{Backspace}');
  await press('Save traveler');
  expect(await radio('Omar Ortiz')).toBeChecked();
});

const refusedFor = (...inputErrors: readonly { readonly path: string[]; readonly message: string }[]) => {
  const of = platform();
  of.travelers.mockReturnValue([]);
  of.saveTraveler.mockReturnValue({
    __typename: 'TravelerRefused',
    ...failure('Check the traveler'),
    inputErrors,
  });
  return of;
};
const { NO_ADULT_PASSENGER, NO_CONTACT_INFORMATION, MALFORMED_REDRESS_NUMBER, MISSING_NATIONALITY } =
  INPUT_ERRORS;

test.each([
  [{ path: ['input'], message: NO_ADULT_PASSENGER }, NO_ADULT_PASSENGER],
  [
    { path: ['input', 'tsaRedressNumber'], message: MALFORMED_REDRESS_NUMBER },
    `${MALFORMED_REDRESS_NUMBER} You can change it in your profile.`,
  ],
  [
    { path: ['input', 'emailAddress'], message: NO_CONTACT_INFORMATION },
    `${NO_CONTACT_INFORMATION} You can change it in your profile.`,
  ],
])(
  '[TR-09] [VF-02] an error without a field in the form is named in the message: %o',
  async (error, text) => {
    await openCheckout(refusedFor(error));
    await fillIn('Noor', 'Ortiz');
    await press('Save traveler');
    const message = await screen.findByRole('alertdialog', { name: 'Check the traveler' });
    expect(message).toHaveTextContent(text);
  },
);

test('[TR-09] [VF-02] errors with and without a field are shown together', async () => {
  await openCheckout(
    refusedFor(
      { path: ['input', 'nationality'], message: MISSING_NATIONALITY },
      { path: ['input'], message: NO_ADULT_PASSENGER },
    ),
  );
  await fillIn('Noor', 'Ortiz');
  await press('Save traveler');
  const message = await screen.findByRole('alertdialog', { name: 'Check the traveler' });
  expect(message).toHaveTextContent(NO_ADULT_PASSENGER);
  expect(message).not.toHaveTextContent(MISSING_NATIONALITY);
  await press('Continue');
  expect(await screen.findByRole('combobox', { name: 'Nationality' })).toHaveAccessibleErrorMessage(
    MISSING_NATIONALITY,
  );
});

test('[TR-15] the form states the missing values, field by field', async () => {
  const of = platform();
  of.travelers.mockReturnValue([]);
  await openCheckout(of);
  await userEvent.clear(await screen.findByRole('textbox', { name: /Given name/ }));
  const surname = screen.getByRole('textbox', { name: /Surname/ });
  await userEvent.clear(surname);
  await press('Save traveler');
  for (const text of [
    'Enter the given name.',
    'Enter the surname.',
    'Enter the date of birth.',
    'Choose the gender of the travel document.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(surname).toHaveAccessibleDescription(/only one name, enter it in both fields, as airlines do/);
  await userEvent.type(surname, 'Ortiz 3');
  expect(await screen.findByText(INPUT_ERRORS.UNSUPPORTED_NAME_CHARACTERS)).toBeVisible();
  expect(of.saveTraveler).not.toHaveBeenCalled();
});

test('[TR-15] a birthday of today is refused, and the day before is accepted', async () => {
  const of = platform();
  of.travelers.mockReturnValue([]);
  await openCheckout(of);
  await fillIn('Omar', 'Ortiz', '2026-05-01');
  await press('Save traveler');
  expect(await screen.findByText('Enter a date of birth in the past, from 1900 on.')).toBeVisible();
  expect(of.saveTraveler).not.toHaveBeenCalled();
  const birth = screen.getByLabelText(/Date of birth/);
  await userEvent.clear(birth);
  await userEvent.type(birth, '2026-04-30');
  await waitFor(() =>
    expect(screen.queryByText('Enter a date of birth in the past, from 1900 on.')).not.toBeInTheDocument(),
  );
});

test('[TR-09] a deleted traveler cannot be made the default, and a message is shown', async () => {
  const of = withBoth();
  of.assignDefaultTraveler.mockReturnValue({
    __typename: 'TravelerRefused',
    ...failure('Not now'),
    inputErrors: [],
  });
  await openCheckout(of);
  await pressInMenu('Omar Ortiz', 'Make default');
  expect(await screen.findByRole('alertdialog', { name: 'Not now' })).toBeVisible();
});

test.each([
  [
    'and the list is read again',
    [
      { ...helenTraveler, isDefaultProfile: false },
      { ...omarTraveler, isDefaultProfile: true },
    ],
  ],
  ['even if the list cannot be read again', new GraphQLError('down')],
])('[TR-04] a traveler can be made the default, %s', async (_, travelers) => {
  const of = withBoth();
  of.assignDefaultTraveler.mockReturnValue({
    __typename: 'DefaultTravelerAssigned',
    id: omarTraveler.id,
    travelers,
  });
  await openCheckout(of);
  await pressInMenu('Omar Ortiz', 'Make default');
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /Omar Ortiz/ }).closest('label')).toHaveTextContent('Default'),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for Omar Ortiz' })).toHaveFocus());
  expect(await screen.findByText('Omar Ortiz is now the default traveler.')).toSatisfy(isReadOut);
  expect(of.assignDefaultTraveler.mock.calls[0]?.[1]).toEqual({ input: { id: omarTraveler.id } });
});

test("[TR-06] [TR-10] [TR-11] a colleague's private profile keeps its details, and a colleague without a profile must complete it first", async () => {
  const of = platform();
  of.travelers.mockReturnValue([
    helenTraveler,
    { ...omarTraveler, linkedUserId: 'user-omar' },
    {
      ...omarTraveler,
      id: 'traveler-petra',
      givenName: 'Petra',
      linkedUserId: 'user-petra',
      isPrivateProfile: true,
    },
    {
      ...omarTraveler,
      id: 'user:lena',
      givenName: 'Lena',
      gender: null,
      dateOfBirth: null,
      isGhostUser: true,
      isMissingInfo: true,
      linkedUserId: 'lena',
    },
    {
      ...omarTraveler,
      id: 'traveler-guest',
      givenName: 'Yusuf',
      gender: null,
      isGhostUser: true,
      isMissingInfo: true,
    },
  ]);
  await openCheckout(of, { session: { ...helen, givenName: 'Nobody' } });
  expect(await radio('Petra Ortiz')).toBeEnabled();
  expect(screen.getByText('The details of this traveler are private.')).toBeVisible();
  for (const name of ['Petra', 'Omar']) {
    expect(
      screen.queryByRole('button', { name: new RegExp(`(Edit|More for) ${name}`) }),
    ).not.toBeInTheDocument();
  }
  expect(await radio('Lena Ortiz')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'More for Lena Ortiz' })).not.toBeInTheDocument();
  expect(screen.getByText('Missing traveler information: gender.')).toBeVisible();
  await press('Add information Lena Ortiz');
  expect(await screen.findByRole('textbox', { name: /Given name/ })).toHaveValue('Lena');
});

test('[TR-11] the own private profile shows what is missing, and can be changed', async () => {
  const of = platform();
  of.travelers.mockReturnValue([
    { ...helenTraveler, gender: null, nationality: null, isPrivateProfile: true, isMissingInfo: true },
  ]);
  await openCheckout(of);
  expect(await screen.findByText('Private profile')).toBeVisible();
  expect(screen.getByText('Missing traveler information: gender.')).toBeVisible();
  expect(screen.queryByText('The details of this traveler are private.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add information Helen Ortiz' })).toBeVisible();
});

test('[BK-04] a traveler whose details changed is named as the main guest again', async () => {
  const of = platform();
  of.saveTraveler.mockReturnValue({
    __typename: 'TravelerSaved',
    traveler: { ...helenTraveler, givenName: 'Helena' },
    travelers: [{ ...helenTraveler, givenName: 'Helena' }],
  });
  await openCheckout(of);
  await toPayment();
  await press('Edit Traveler Information');
  await press('Edit Helen Ortiz');
  await userEvent.type(await screen.findByRole('textbox', { name: /Given name/ }), 'a');
  await press('Save traveler');
  await radio('Helena Ortiz');
  await press('Continue');
  await screen.findByRole('textbox', { name: /Email/ });
  expect(of.addMainGuest).toHaveBeenCalledTimes(1);
  await press('Continue');
  await waitFor(() => expect(of.addMainGuest).toHaveBeenCalledTimes(2));
  expect(step('Traveler Information').getByText('Helena Ortiz')).toBeVisible();
});

async function pressInMenu(traveler: string, item: string): Promise<void> {
  await press(`More for ${traveler}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function replace(name: RegExp, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function fillIn(givenName: string, surname: string, birth = '1990-03-04'): Promise<void> {
  await replace(/Given name/, givenName);
  await replace(/Surname/, surname);
  await userEvent.type(screen.getByLabelText(/Date of birth/), birth);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Gender/ }), 'Male');
}
