import { rememberHome } from '../../homes/shown-home';
import { stayOf } from '../../homes/stay';
import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { viewerOf } from '../../supplier/viewer';

export const shopHandlers = ({ database, clock, supplier }: Services) =>
  ({
    async shopHome({ body: { listingId, stayDetails, priceFreezeId }, session }) {
      const stay = stayOf(stayDetails.dateRange, stayDetails.guestDetails);
      const viewer = await viewerOf(database, session?.userId);
      const home = await supplier.offer({ listingId, stay, priceFreezeId, viewer });
      if (home.listing && !supplier.nights) await rememberHome(database, home.listing, clock.now());
      return { value: home };
    },
  }) satisfies Partial<Handlers>;
