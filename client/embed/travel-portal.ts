/**
 * The module that other pages load (TA-03): `render`, `update`, `unmount`, `subscribe`, `unSubscribe`. One portal lives in
 * a page at a time.
 */
import '../app/theme/fonts.css';
import '../app/theme/windows.css';
import { createModule } from './module';

export const { render, update, unmount, subscribe, unSubscribe } = createModule(
  new URL('./travel-portal.css', import.meta.url).href,
);
