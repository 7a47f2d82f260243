import prismarineBlock from 'prismarine-block'
import { once } from '../../core/once.ts'
import type { Bot } from './bot.ts'
import type { Block } from './library-types.ts'

/** The class of blocks of a version, made once for all its bots. */
export const blockClassOf = once((registry: Bot['registry']) => prismarineBlock(registry))

const blocksOf = once((registry: Bot['registry']) => {
  const Block = blockClassOf(registry)
  const blocks = new Map<number, Block>()
  return (state: number): Block => {
    const cached = blocks.get(state)
    if (cached !== undefined) return cached
    const block = Block.fromStateId(state, 0)
    blocks.set(state, block)
    return block
  }
})

/**
 * A block with a state but no position, for reading the library's data about that state: digging, properties. Must not be
 * modified.
 */
export const blockOfState = ({ registry }: Bot, state: number): Block => blocksOf(registry)(state)
