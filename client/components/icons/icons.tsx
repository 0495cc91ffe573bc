/**
 * The portal's line icons, on a 24-unit grid and as large as the text around them. They are decorative: the adjacent word
 * or the button's label carries the meaning. To add one, add a line. This file is part of every page; trip-icons.tsx loads with trips.
 */
import type { ReactNode, SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

export const lineIcon = (shapes: ReactNode) =>
  function LineIcon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {shapes}
      </svg>
    );
  };

// prettier-ignore
export const paths = (...lines: readonly string[]) => lines.map((line) => <path key={line} d={line} />);

export const SearchIcon = lineIcon(
  paths('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z', 'm20 20-4.9-4.9'),
);
export const CalendarIcon = lineIcon(
  paths('M4.5 6h15v13.5h-15z', 'M4.5 10.5h15', 'M8.5 3.5v4', 'M15.5 3.5v4'),
);
export const GuestsIcon = lineIcon(
  paths(
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
    'M2.5 20c.4-3.7 3-6 6.5-6s6.1 2.3 6.5 6',
    'M15.5 4.3a3.5 3.5 0 0 1 0 6.4',
    'M18 14.6c2 .9 3.2 2.7 3.5 5.4',
  ),
);
export const PersonIcon = lineIcon(
  paths('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z', 'M4.5 20.5c.6-4 3.5-6.5 7.5-6.5s6.9 2.5 7.5 6.5'),
);
export const PinIcon = lineIcon(
  paths(
    'M12 21s7-6 7-11.2A7 7 0 0 0 5 9.8C5 15 12 21 12 21Z',
    'M12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  ),
);
export const HeartIcon = lineIcon(
  paths('M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z'),
);
export const ChevronLeftIcon = lineIcon(paths('m14.5 5-7 7 7 7'));
export const ChevronRightIcon = lineIcon(paths('m9.5 5 7 7-7 7'));
export const ChevronDownIcon = lineIcon(paths('m5 9 7 7 7-7'));
export const ArrowLeftIcon = lineIcon(paths('M20 12H4.5', 'm10.5 5.5-6.5 6.5 6.5 6.5'));
export const CloseIcon = lineIcon(paths('m6 6 12 12', 'M18 6 6 18'));
export const FilterIcon = lineIcon(
  paths(
    'M4 7h9',
    'M17 7h3',
    'M4 17h3',
    'M11 17h9',
    'M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
    'M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  ),
);
export const PlusIcon = lineIcon(paths('M12 5v14', 'M5 12h14'));
export const MinusIcon = lineIcon(paths('M5 12h14'));
export const CheckIcon = lineIcon(paths('m5 12.5 4.5 4.5L19 7.5'));
export const SunIcon = lineIcon(
  paths(
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
    'M12 2.5v2',
    'M12 19.5v2',
    'M2.5 12h2',
    'M19.5 12h2',
    'm5.3 5.3 1.4 1.4',
    'm17.3 17.3 1.4 1.4',
    'm5.3 18.7 1.4-1.4',
    'm17.3 6.7 1.4-1.4',
  ),
);
export const MoonIcon = lineIcon(paths('M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z'));
export const AlertIcon = lineIcon(paths('M12 3.5 2.5 20h19L12 3.5Z', 'M12 10v4.5', 'M12 17.3v.1'));
export const InfoIcon = lineIcon(paths('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5.5', 'M12 7.6v.1'));
export const PawIcon = lineIcon(
  paths(
    'M7 12.5a1.8 2.2 0 1 0 0-4.4 1.8 2.2 0 0 0 0 4.4Z',
    'M17 12.5a1.8 2.2 0 1 0 0-4.4 1.8 2.2 0 0 0 0 4.4Z',
    'M12 8.2a1.8 2.2 0 1 0 0-4.4 1.8 2.2 0 0 0 0 4.4Z',
    'M12 12c-2.7 0-5 2.6-5 5.2 0 2 1.7 2.8 3.2 2.3 1.2-.4 2.4-.4 3.6 0 1.5.5 3.2-.3 3.2-2.3C17 14.6 14.7 12 12 12Z',
  ),
);
export const ListIcon = lineIcon(
  paths('M9 6h11', 'M9 12h11', 'M9 18h11', 'M4.5 6h.1', 'M4.5 12h.1', 'M4.5 18h.1'),
);
export const MapIcon = lineIcon(
  paths('m3.5 6 5.5-2 6 2 5.5-2v14L15 20l-6-2-5.5 2V6Z', 'M9 4v14', 'M15 6v14'),
);
export const HouseIcon = lineIcon(paths('M4 11.2 12 4.5l8 6.7v8.3H4z', 'M9.5 19.5V14h5v5.5'));
export const BedIcon = lineIcon(
  paths(
    'M3 18.5V6',
    'M3 15.5h18v3',
    'M21 15.5V12a3 3 0 0 0-3-3h-7v6.5',
    'M7 12.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  ),
);
export const BathIcon = lineIcon(
  paths(
    'M3.5 12h17v2a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-2Z',
    'M6.5 12V6a2.5 2.5 0 0 1 5 0',
    'M8 19l-1 2',
    'm16 19 1 2',
  ),
);
export const PhoneIcon = lineIcon(
  paths(
    'M5 4h4l1.5 4.5-2.3 1.6a12 12 0 0 0 5.7 5.7l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.7 1.5A15.8 15.8 0 0 1 3.5 5.7 1.5 1.5 0 0 1 5 4Z',
  ),
);
export const PencilIcon = lineIcon(
  paths('m4 20 .9-4L16 4.9a2 2 0 0 1 2.9 0l.2.2a2 2 0 0 1 0 2.9L8 19.1 4 20Z'),
);
export const TrashIcon = lineIcon(
  paths('M4.5 7h15', 'M9 7V4h6v3', 'M6.5 7l1 13h9l1-13', 'M10 11v5', 'M14 11v5'),
);
export const MoreIcon = lineIcon(paths('M5.5 12h.1', 'M12 12h.1', 'M18.5 12h.1'));
export const CardIcon = lineIcon(paths('M3 6h18v12.5H3z', 'M3 10h18', 'M6.5 15h4'));
export const WalletIcon = lineIcon(
  paths('M4 7.5v11a1.5 1.5 0 0 0 1.5 1.5H20V8.5H5.5A1.5 1.5 0 0 1 4 7a2 2 0 0 1 2-2h11v3.5', 'M16 14.2h.1'),
);
export const KeyIcon = lineIcon(paths('M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z', 'm11 12 8.5-8.5', 'm16 7 3 3'));
export const LuggageIcon = lineIcon(
  paths('M5.5 8h13v11h-13z', 'M9.5 8V4h5v4', 'M9.5 12v3.5', 'M14.5 12v3.5', 'M8 19v2', 'M16 19v2'),
);

export const ShareIcon = lineIcon(paths('M12 15V3.5', 'm7.5 8 4.5-4.5L16.5 8', 'M5 12.5v8h14v-8'));
export const PrinterIcon = lineIcon(paths('M7 8.5v-5h10v5', 'M7 17H4V8.5h16V17h-3', 'M7 14h10v6.5H7z'));
export const TreeIcon = lineIcon(paths('M12 3 6.5 10.5h3L5 16.5h14l-4.5-6h3L12 3Z', 'M12 16.5V21'));

export const PriceDownIcon = lineIcon(paths('m4 7 6 6 3.5-3.5L20 16', 'M20 11v5h-5'));
export const PriceUpIcon = lineIcon(paths('m4 16 6-6 3.5 3.5L20 7', 'M20 12V7h-5'));

export const ShieldIcon = lineIcon(
  paths('M12 3.5 5 6v5.5c0 4.4 2.9 7.4 7 9 4.1-1.6 7-4.6 7-9V6l-7-2.5Z', 'm9 11.8 2.2 2.2 3.8-4'),
);
export const CompassIcon = lineIcon(
  paths('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'm15.5 8.5-2 5-5 2 2-5 5-2Z'),
);

export const StarIcon = (props: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="currentColor"
    aria-hidden="true"
    focusable="false"
    {...props}
  >
    <path d="m12 2.8 2.8 5.9 6.5.9-4.7 4.5 1.1 6.4-5.7-3.1-5.7 3.1 1.1-6.4L2.7 9.6l6.5-.9L12 2.8Z" />
  </svg>
);
export const SnowflakeIcon = lineIcon(
  paths('M12 3v18', 'm4.2 7.5 15.6 9', 'm19.8 7.5-15.6 9', 'm9.5 4.5 2.5 2 2.5-2', 'm9.5 19.5 2.5-2 2.5 2'),
);
export const ClockIcon = lineIcon(paths('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z', 'M12 7.5V12l3 2'));
