import { Suspense, useState } from 'react';
import { useExperiment } from '#client/app/session/session-context.ts';
import { useIsVisitor, useSignInFirst } from '#client/app/session/visitor.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { type Home, useHeart } from './use-heart';
import { HeartIcon } from '#client/components/icons/icons.tsx';
import { RoundButton, type RoundButtonProps } from '#client/components/round-button.tsx';

const WishlistChooser = onDemand(async () => (await import('./wishlist-chooser')).WishlistChooser);

export interface HeartButtonProps {
  readonly home: Home;
  /** Without a background, for a bar. */
  readonly isPlain?: boolean;
}

/**
 * WI-08, WI-10: adds a home to a wishlist, and removes it. Shown only while wishlists are on, and to visitors, who sign in first: it
 * is not known yet whether they are on for them.
 */
export function HeartButton(props: HeartButtonProps) {
  const isVisitor = useIsVisitor();
  const areWishlistsOn = useExperiment('WISHLISTS');
  if (isVisitor) return <VisitorHeart {...props} />;
  return areWishlistsOn ? <Heart {...props} /> : null;
}

const VisitorHeart = ({ home, isPlain }: HeartButtonProps) => (
  <HeartToggle
    label={`Sign in to save ${home.name}`}
    isPressed={false}
    onPress={useSignInFirst()}
    isPlain={isPlain}
  />
);

function Heart({ home, isPlain = false }: HeartButtonProps) {
  const { isPressed, isLoading, wishlists, save, remove } = useHeart(home);
  const [isChoosing, setIsChoosing] = useState(false);

  const press = () => {
    if (isPressed) void remove();
    else if (wishlists.length > 1) setIsChoosing(true);
    else void save();
  };

  return (
    <>
      <HeartToggle
        label={`Save ${home.name}`}
        isPressed={isPressed}
        onPress={press}
        isWaiting={isLoading}
        isPlain={isPlain}
      />
      <Suspense>
        {isChoosing && (
          <WishlistChooser
            home={home}
            wishlists={wishlists}
            onChoose={(wishlistId) => void save(wishlistId)}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface HeartToggleProps {
  readonly isPlain?: RoundButtonProps['isPlain'] | undefined;
  /** The purpose of the heart (`Save Pine Hollow Cabin`); unchanged when it is pressed. */
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  /** It is not known yet whether it is pressed. */
  readonly isWaiting?: boolean;
}

/** A heart to press and to undo. It is filled when pressed: the color only repeats the shape. */
const HeartToggle = ({ label, isPressed, onPress, isWaiting = false, isPlain = false }: HeartToggleProps) => (
  <RoundButton
    isPlain={isPlain}
    {...(isPressed && { color: { _light: 'coral.500', _dark: 'coral.400' } })}
    disabled={isWaiting}
    _disabled={{ opacity: 1 }}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <HeartIcon fill={isPressed ? 'currentColor' : 'none'} />
  </RoundButton>
);
