import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stayCalendar } from '../../../domain/stay/stay-calendar';
import { system } from '../../app/theme/system';
import { setViewport } from '../../testing/render-portal';
import { declaredAt } from '../../testing/width-rules';
import { StayDatesDialog } from './stay-dates-dialog';

test('the days are at least 470 px high on a desktop, and as high as their content on a phone [CA-08]', async () => {
  setViewport('desktop');
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <StayDatesDialog
          isOpen
          stay={null}
          calendar={stayCalendar([])}
          today="2026-05-01"
          onDone={() => undefined}
          onClose={() => undefined}
        />
      </ChakraProvider>,
    ),
  );
  const body = (await screen.findByRole('dialog')).querySelector('.chakra-dialog__body')!;
  expect([961, 1440].map((width) => declaredAt(width, body, 'min-height'))).toEqual(['470px', '470px']);
  expect([390, 960].map((width) => declaredAt(width, body, 'min-height'))).toEqual([undefined, undefined]);
});
