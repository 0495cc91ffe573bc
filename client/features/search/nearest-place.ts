import type { ApolloClient } from '@apollo/client';
import { nearestPlaces } from '#domain/search/nearest-places.ts';
import { geolocation } from '../../components/secure-page';
import type { ChosenPlace } from './chosen-place';
import { AllPlacesDocument } from './nearest-place.generated';

const MAX_WAIT_MS = 10_000;
/** A position of the last minutes is precise enough. */
const MAX_AGE_MS = 300_000;

interface Problem {
  readonly problem: string;
}

/** Requests the position of the browser, and returns the nearest place with homes; throws when places could not be read. */
export async function nearestPlace(client: ApolloClient): Promise<ChosenPlace | Problem> {
  const position = await currentPosition();
  if ('problem' in position) return position;
  const { data } = await client.query({ query: AllPlacesDocument });
  const at = { lat: position.coords.latitude, lon: position.coords.longitude };
  const [nearest] = nearestPlaces(data?.places ?? [], at, 1);
  return nearest ? { id: nearest.id, label: nearest.label } : { problem: 'There are no places with homes.' };
}

const currentPosition = (): Promise<GeolocationPosition | Problem> =>
  new Promise((resolve) => {
    const browser = geolocation();
    if (!browser) return resolve({ problem: UNAVAILABLE });
    browser.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) =>
        resolve({ problem: code === PERMISSION_DENIED ? REFUSED : UNAVAILABLE }),
      { timeout: MAX_WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  });

const REFUSED = 'Your browser does not share your position. Choose a place instead.';
const UNAVAILABLE = 'Your position is not available. Choose a place instead.';
