import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { system } from '../../app/theme/system';
import { Photo } from './photo';

const photo = { url: '/photos/lake.webp', alt: 'A house by the lake', dominantColor: '#7b8a70' };

test('a photo is offered in the widths that the platform serves', () => {
  render(
    <ChakraProvider value={system}>
      <Photo photo={photo} sizes="50vw" />
    </ChakraProvider>,
  );
  const image = screen.getByRole('img', { name: 'A house by the lake' });
  expect(image).toHaveAttribute(
    'srcset',
    '/photos/lake.webp?w=400 400w, /photos/lake.webp?w=800 800w, /photos/lake.webp 1200w',
  );
  expect(image).toHaveAttribute('sizes', '50vw');
});

test('[GA-07] a photo that does not load is hidden, and its owner is notified', () => {
  const onFailed = vi.fn();
  render(
    <ChakraProvider value={system}>
      <Photo photo={photo} sizes="50vw" onFailed={onFailed} />
    </ChakraProvider>,
  );
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(onFailed).toHaveBeenCalledTimes(1);
});
