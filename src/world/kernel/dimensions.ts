/** The dimensions of a world, and their differences (vanilla's dimension types). */

import type { DimensionName } from '../options.ts'

export type { DimensionName }

export interface Dimension {
  readonly name: DimensionName
  /** Number of overworld blocks to which one block corresponds. */
  readonly scale: number
  /** Whether it has sky light, and weather. */
  readonly hasSky: boolean
  /** Whether water cannot exist here, and lava flows fast and far. */
  readonly isUltrawarm: boolean
  /** Whether players can sleep here; elsewhere, beds explode. */
  readonly bedsWork: boolean
  /** Whether respawn anchors work here; elsewhere, they explode. */
  readonly anchorsWork: boolean
  /** Folder of a saved world that contains its chunks. */
  readonly folder: string
}

const HERE = { scale: 1, isUltrawarm: false, bedsWork: false, anchorsWork: false } as const

export const DIMENSIONS: Readonly<Record<DimensionName, Dimension>> = {
  overworld: { ...HERE, name: 'overworld', hasSky: true, bedsWork: true, folder: '' },
  the_nether: {
    ...HERE,
    name: 'the_nether',
    scale: 8,
    hasSky: false,
    isUltrawarm: true,
    anchorsWork: true,
    folder: 'DIM-1',
  },
  the_end: { ...HERE, name: 'the_end', hasSky: false, folder: 'DIM1' },
}

export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as readonly DimensionName[]

/** Lowest block of Nether and End, and the first height above them. */
export const LOW_HEIGHTS = { bottom: 0, top: 256 } as const

/** The name of a dimension in events: absent in the overworld. */
export const placeIn = ({ name }: Pick<Dimension, 'name'>): { readonly dimension?: DimensionName } =>
  name === 'overworld' ? {} : { dimension: name }
