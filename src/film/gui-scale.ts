import type { Picture } from '../render/image/picture.ts'

/** Height from which a picture has two pixels for each GUI pixel. */
const LARGE = 320

/** Pixels of a picture for each pixel of the game's interface: whole ones, so that judges can read it. */
export const guiScale = ({ height }: Pick<Picture, 'height'>): number => (height >= LARGE ? 2 : 1)
