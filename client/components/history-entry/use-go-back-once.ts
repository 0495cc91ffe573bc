import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Goes back by one entry. This takes a moment, in which a second Escape or press must not go back further. */
export function useGoBackOnce(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}
