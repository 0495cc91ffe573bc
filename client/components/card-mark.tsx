import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardIcon } from './icons/icons';

const word = (text: string, fill: string, size = 9): ReactNode => (
  <text
    x="18"
    y="12"
    fill={fill}
    fontSize={size}
    fontWeight="800"
    fontFamily="Arial, sans-serif"
    textAnchor="middle"
    dominantBaseline="central"
  >
    {text}
  </text>
);

const plate = (fill: string): ReactNode => <rect width="36" height="24" fill={fill} />;

const circles = (left: string, right: string): ReactNode => (
  <>
    <circle cx="14.5" cy="12" r="7" fill={left} />
    <circle cx="21.5" cy="12" r="7" fill={right} fillOpacity="0.85" />
  </>
);

/** Our own drawings, each in the colors of its network. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  VISA: <g fontStyle="italic">{word('VISA', '#1a1f71', 11)}</g>,
  MASTER: circles('#d9222a', '#ee9f2d'),
  MAESTRO: circles('#0f79be', '#d9222a'),
  AMERICAN_EXPRESS: (
    <>
      {plate('#1f6fc5')}
      {word('AMEX', '#ffffff')}
    </>
  ),
  DISCOVER: (
    <>
      {word('DISC', '#2b2b2b', 8)}
      <circle cx="30" cy="18" r="6" fill="#f27712" />
    </>
  ),
  DINERS_CLUB: (
    <>
      <circle cx="18" cy="12" r="8" fill="#2a5a8c" />
      <path d="M16 7.5a5 5 0 0 0 0 9zM20 7.5a5 5 0 0 1 0 9z" fill="#ffffff" />
    </>
  ),
  JCB: (
    <>
      <rect x="8" y="4" width="6" height="16" rx="2.5" fill="#0e5aa7" />
      <rect x="15" y="4" width="6" height="16" rx="2.5" fill="#c8102e" />
      <rect x="22" y="4" width="6" height="16" rx="2.5" fill="#138a3d" />
    </>
  ),
};

/** The mark of a card's network before its name, which is text; a card for other networks. */
export const CardMark = ({ brand }: { readonly brand: string }) => {
  const mark = MARKS[brand];
  return (
    <Box
      aria-hidden="true"
      flexShrink="0"
      w="9"
      h="6"
      borderRadius="sm"
      overflow="hidden"
      {...(mark
        ? { bg: 'white', borderWidth: '1px', borderColor: 'border' }
        : { color: 'fg.muted', fontSize: '2xl', lineHeight: '1', textAlign: 'center' })}
    >
      {mark ? (
        <svg viewBox="0 0 36 24" width="100%" height="100%" focusable="false">
          {mark}
        </svg>
      ) : (
        <CardIcon />
      )}
    </Box>
  );
};
