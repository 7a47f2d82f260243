import type { Picture } from '../render/image/picture.ts'

/** Minimum height of a picture with two pixels per GUI pixel. */
const LARGE = 320

/** Picture pixels per pixel of the game's interface; a whole number, so that judges can read the text. */
export const guiScale = ({ height }: Pick<Picture, 'height'>): number => (height >= LARGE ? 2 : 1)
