import type { BlockVersion } from './behaviour.ts'
import type { BlockKind } from './kinds.ts'
import type { BlockState } from './states.ts'

type Version = Pick<BlockVersion, 'blocks'>

/** The kind of a block; undefined if no rule uses it. */
export const kindOf = ({ blocks }: Version, state: BlockState): BlockKind | undefined => blocks.of(state).kind

export const isAir = (version: Version, state: BlockState): boolean => kindOf(version, state) === 'air'

/** Whether another block may be placed into it. */
export const isReplaceable = ({ blocks }: Version, state: BlockState): boolean =>
  blocks.of(state).replaceable === true

/** Whether saplings, flowers and grass grow on it. */
export const isSoil = ({ blocks }: Version, state: BlockState): boolean => blocks.of(state).soil === true

/** Whether a full block does not count as opaque, so that it conducts no redstone and lets chest lids open. */
export const isSeeThrough = ({ blocks }: Version, state: BlockState): boolean =>
  blocks.of(state).seeThrough === true

/** Number of slots of a block; 0 if it is not a container. */
export const containerSize = ({ blocks }: Version, state: BlockState): number => blocks.of(state).slots ?? 0
