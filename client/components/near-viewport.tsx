import { Box, type BoxProps, Skeleton } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** About one swipe on a phone: time to load before it is visible. */
const NEAR = '400px 0px';

/** Renders its children once they are nearly in view, so that parts far down the page cost nothing before. */
export function NearViewport({ children, ...box }: BoxProps & { readonly children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <Box ref={place} {...box}>
      {isNear && (
        <Suspense fallback={<Skeleton h="full" minH="inherit" borderRadius="card" />}>{children}</Suspense>
      )}
    </Box>
  );
}
