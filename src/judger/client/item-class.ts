import { createRequire } from 'node:module'
import { once } from '../../core/once.ts'
import type { Bot, Item } from './bot.ts'

/** Reads items from packets, and writes them. */
interface ItemClass {
  readonly prototype: object
  fromNotch(packetItem: unknown): Item | null
  toNotch(item: null): object
}

/** Resolves libraries the way mineflayer does, so that the same class is used per version. */
const ofMineflayer = createRequire(createRequire(import.meta.url).resolve('mineflayer'))

/** The class of items of a version, made once for all its bots. */
export const itemClassOf = once((registry: Bot['registry']): ItemClass => {
  const makeClass = ofMineflayer('prismarine-item') as (registry: Bot['registry']) => ItemClass
  return makeClass(registry)
})
