/** One intent, one booking, one charge (BK-22), over two gateways without a connection to each other. */
import { testBookOnce } from './book-once';

describe('[BK-22] two separate gateways', () => testBookOnce(() => ({})));
