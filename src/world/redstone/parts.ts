import type { Direction, Face } from '../geometry.ts'
import type { Blocks, BlockVersion, StateFact } from '../kernel/blocks/behaviour.ts'
import type { BlockState } from '../kernel/blocks/states.ts'

/** Whether a block is a redstone part. */
export const isPart = ({ blocks }: Pick<BlockVersion, 'blocks'>, state: BlockState): boolean =>
  blocks.of(state).power === true

export const isWire = (state: BlockState): boolean => state.name === 'redstone_wire'
export const isPiston = (state: BlockState): boolean =>
  state.name === 'piston' || state.name === 'sticky_piston'

export const facingOf = (state: BlockState): Face => state.properties['facing'] as Face
export const headingOf = (state: BlockState): Direction => state.properties['facing'] as Direction

const CONDUCTS: StateFact<boolean> = {
  find: (state, { shapes, blocks }) => {
    const { conducts: own, seeThrough } = blocks.of(state)
    return own?.(state) ?? (!seeThrough && shapes.isFullCube(state))
  },
}

/** Whether a block conducts power (vanilla isRedstoneConductor): solid, full and opaque blocks do. */
export const conducts = ({ facts }: Pick<Blocks, 'facts'>, state: BlockState): boolean =>
  facts.of(CONDUCTS, state)
