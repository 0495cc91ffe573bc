import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { photoGroups } from '#domain/listing/gallery.ts';
import { useExperiment } from '#client/app/session/session-context.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { usePageRoot } from '#client/components/use-page-root.ts';
import { PhotoOverview } from './photo-overview';
import { PhotoViewer } from './photo-viewer';
import type { Photos } from './photos';

export interface AllPhotosDialogProps {
  readonly name: string;
  readonly photos: Photos;
  readonly onFailed: (url: string) => void;
  readonly onClose: () => void;
}

/** GA-02: all photos, over the page on a desktop and instead of it on a phone; a pressed photo is shown large. */
export function AllPhotosDialog({ name, photos, onFailed, onClose }: AllPhotosDialogProps) {
  const isCategorized = useExperiment('CATEGORIZED_GALLERY');
  const [lead, ...others] = photos;
  const groups = photoGroups(photos, isCategorized)?.map((group) => ({
    ...group,
    // The lead photo is above all groups; a group of which it is the only photo keeps it.
    photos: group.photos.length > 1 ? group.photos.filter((photo) => photo !== lead) : group.photos,
  }));
  // The viewer follows the order in which the photos are shown.
  const shown = groups && lead ? [...new Set([lead, ...groups.flatMap((group) => group.photos)])] : photos;
  const root = usePageRoot();
  const [viewed, setViewed] = useState<string | null>(null);
  const isDesktop = useIsDesktop();
  const index = shown.findIndex(({ url }) => url === viewed);
  const backToOverview = () => {
    setViewed(null);
    requestAnimationFrame(() => root().querySelector<HTMLElement>(`[data-photo="${viewed}"]`)?.focus());
  };
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      onEscapeKeyDown={(event) => {
        if (index === -1) return;
        event.preventDefault();
        backToOverview();
      }}
      size={isDesktop ? 'cover' : 'full'}
      scrollBehavior="inside"
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p={{ lg: '4' }}>
          <Dialog.Content bg="bg" borderRadius={{ lg: 'card' }} maxH={{ lg: 'full' }} overflow="hidden">
            <Dialog.Header borderBottomWidth="1px" bg="bg.panel" px={{ base: '4', lg: '8' }} py="4" pe="14">
              <Dialog.Title truncate>{name}</Dialog.Title>
            </Dialog.Header>
            {index === -1 ? (
              <PhotoOverview
                lead={lead}
                groups={groups ?? null}
                others={others}
                onFailed={onFailed}
                onView={setViewed}
              />
            ) : (
              <PhotoViewer
                photos={shown}
                index={index}
                onFailed={onFailed}
                onView={setViewed}
                onBack={backToOverview}
              />
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close the photos" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
