import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { system } from '../../app/theme/system';
import { photo as photoAnswer } from '../../testing/photos';
import { GatewayOriginContext } from '../gateway-origin';
import { Photo } from './photo';
import type { PhotoAddresses } from './photo-addresses';

const photo = { ...photoAnswer('lake'), alt: 'A house by the lake' };

const show = (sources: PhotoAddresses['sources'], origin = '') =>
  render(
    <GatewayOriginContext value={origin}>
      <ChakraProvider value={system}>
        <Photo photo={{ ...photo, sources }} sizes="50vw" />
      </ChakraProvider>
    </GatewayOriginContext>,
  );
const image = () => screen.getByRole('img', { name: 'A house by the lake' });

test('a photo offers the widths of its sources', () => {
  show(photo.sources);
  expect(image()).toHaveAttribute(
    'srcset',
    '/photos/lake-400.webp 400w, /photos/lake-800.webp 800w, /photos/lake.webp 1200w',
  );
  expect(image()).toHaveAttribute('src', '/photos/lake-800.webp');
  expect(image()).toHaveAttribute('sizes', '50vw');
});

test('signed addresses of a content delivery network are unchanged; paths are resolved on the gateway', () => {
  show(
    [
      { url: 'https://cdn.example/w_300,h_200/a b.webp?sig=1f', width: 300 },
      { url: 'https://cdn.example/lake.webp?sig=2a,', width: 700 },
      { url: '/photos/lake.webp', width: 1600 },
    ],
    'https://gateway.example',
  );
  expect(image()).toHaveAttribute(
    'srcset',
    'https://cdn.example/w_300,h_200/a%20b.webp?sig=1f 300w, https://cdn.example/lake.webp?sig=2a%2C 700w, ' +
      'https://gateway.example/photos/lake.webp 1600w',
  );
  expect(image()).toHaveAttribute('src', 'https://gateway.example/photos/lake.webp');
});

test('a photo of one size has no `srcset`', () => {
  show([{ url: 'https://cdn.example/lake.webp?sig=2a', width: null }]);
  expect(image()).toHaveAttribute('src', 'https://cdn.example/lake.webp?sig=2a');
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).not.toHaveAttribute('sizes');
});

test('[GA-07] a photo that failed before hydration is hidden, too', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show(photo.sources);
  expect(screen.queryByRole('img', { name: 'A house by the lake' })).not.toBeInTheDocument();
  vi.restoreAllMocks();
});

test('[GA-07] a photo that fails to load is hidden, and its parent is notified', () => {
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
