/** The profile in the browser, stored by the platform: a traveler's details are shown after a reload and in the checkout. */
import { press } from '../testing/checkout';
import { desktop, expect, phone, test } from '../testing/test';

test('[TR-28] [TR-25] [TR-29] [VF-01] [VF-02] a traveler is completed on the profile, with refusals at their fields', async ({
  page,
}) => {
  await page.goto('/stays/');
  await page.getByRole('button', { name: 'Account of Helen Ortiz' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Helen Ortiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Lucía Ortiz' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Lucía Ortiz' });
  const part = (name: string) => editor.getByRole('button', { name, expanded: false });
  await part('Airport security').click();
  await editor.getByRole('textbox', { name: 'Redress number' }).fill('12');
  await part("Driver's license").click();
  await editor.getByRole('textbox', { name: 'License number' }).fill('L-118');
  await part('Custom fields').click();
  await editor.getByRole('button', { name: 'Add a custom field' }).click();
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('School class');
  await editor.getByRole('button', { name: 'Save traveler' }).click();
  await expect(editor.getByText('Use letters and digits only.')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('SchoolClass');
  await editor.getByRole('textbox', { name: 'Value' }).fill('6b');
  await editor.getByRole('button', { name: 'Save traveler' }).click();
  await expect(editor.getByText('Enter the redress number as it was issued.')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Redress number' })).toBeFocused();
  await editor.getByRole('textbox', { name: 'Redress number' }).fill('1234567');
  await editor.getByRole('button', { name: 'Save traveler' }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Lucía Ortiz' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('1 custom field').last()).toBeVisible();
  await page.getByRole('button', { name: 'Edit Lucía Ortiz' }).click();
  await part('Airport security').click();
  await part("Driver's license").click();
  await expect(editor.getByRole('textbox', { name: 'Redress number' })).toHaveValue('1234567');
  await expect(editor.getByRole('textbox', { name: 'License number' })).toHaveValue('L-118');
});

/** The free width in pixels next to a select's text; negative when the text is cut off. */
const spareWidth = (select: HTMLSelectElement): number => {
  const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = `${fontSize} ${fontFamily}`;
  const text = canvas.measureText(select.selectedOptions[0]?.text ?? '').width;
  return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
};

test('[PM-18] [FM-01] the country of a new card is shown in full', async ({ page }) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/profile');
    await press(page, 'Add a card');
    const country = page.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('US');
    expect(await country.evaluate(spareWidth)).toBeGreaterThan(0);
  }
});

test('[PM-18] a wrong digit in the middle of a card number can be corrected', async ({ page }) => {
  await page.goto('/profile');
  await press(page, 'Add a card');
  const number = page.getByRole('textbox', { name: /Card number/ });
  await number.pressSequentially('4000050000064821');
  await number.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(number).toHaveValue('4009 0500 0006 4821');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('12');
  await expect(number).toHaveValue('4009 1250 0000 6482 1');
  await number.fill('４２４２４２４２');
  await expect(number).toHaveValue('4242 4242');
});
