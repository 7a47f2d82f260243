import { type BlockSpec, parseBlock } from '../game/block.ts'

/** A block of a mod: namespace, name, and states, which mean nothing here. */
const OF_A_MOD = /^([a-z0-9_.-]+:[a-z0-9_./-]+)(\[[^\]]*\])?$/

/**
 * Reads a block state of a foreign palette. A mod's block keeps its namespace, so that it is left out by name later.
 * @returns undefined if the text is not a block state
 */
export function foreignBlock(text: string): BlockSpec | undefined {
  const [, mod] = OF_A_MOD.exec(text) ?? []
  return parseBlock(text) ?? (mod === undefined ? undefined : { name: mod, properties: {} })
}
