import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stayCalendar } from '#domain/stay/stay-calendar.ts';
import { system } from '../../app/theme/system';
import { setViewport } from '../../testing/render-portal';
import { declaredAt } from '../../testing/width-rules';
import { StayDatesDialog } from './stay-dates-dialog';

const open = (today: string) =>
  act(async () =>
    render(
      <ChakraProvider value={system}>
        <StayDatesDialog
          isOpen
          stay={null}
          calendar={stayCalendar([])}
          today={today}
          onDone={() => undefined}
          onClose={() => undefined}
        />
      </ChakraProvider>,
    ),
  );

test('the days are at least 470 px high on a desktop, and as high as their content on a phone [CA-08]', async () => {
  setViewport('desktop');
  await open('2026-05-01');
  const body = (await screen.findByRole('dialog')).querySelector('.chakra-dialog__body')!;
  expect([961, 1440].map((width) => declaredAt(width, body, 'min-height'))).toEqual(['470px', '470px']);
  expect([390, 960].map((width) => declaredAt(width, body, 'min-height'))).toEqual([undefined, undefined]);
});

test.each([
  ['desktop', ['2026-05-01', '2026-05-02', '2026-05-03']],
  ['mobile', ['2026-05-17', '2026-05-18', '2026-05-19']],
] as const)('the calendar of the %s layout begins with the days of its first week', async (layout, days) => {
  setViewport(layout);
  await open('2026-05-20');
  const shown = [...(await screen.findByRole('dialog')).querySelectorAll<HTMLElement>('[data-date]')];
  expect(shown.slice(0, 3).map(({ dataset }) => dataset['date'])).toEqual(days);
});
