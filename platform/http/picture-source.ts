/** A drawing of a home. */
export interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/** Draws the picture of a name; undefined if there is none. */
export type PictureSource = (file: string) => Promise<Picture | undefined>;
