/** The theme as the portal's build makes it, with the recipes that come late. */
import '../../app/theme/late-recipes';
import '../../app/theme/page.css';

export { system } from '../../app/theme/system';
