import { adapt } from './adapt.ts'
import type { Bot } from './bot.ts'

/** A factor on an attribute, in the form that prismarine-physics reads. */
interface Modifier {
  readonly uuid: string
  /** Added to 1. */
  readonly amount: number
  readonly operation: 2
}

interface Attribute {
  readonly value: number
  modifiers: Modifier[]
}

const OWN_MODIFIER = 'causalmace-own-speed'
/** Speed of a player without any modifier. */
const PLAYER_SPEED = 0.1

/**
 * Walks at a share of the usual speed, as game clients do while an item is in use, which the physics leaves out. It lasts until
 * the server next sends the attributes, so it is set again in each tick.
 */
export function setOwnSpeed(bot: Bot, share: number): void {
  const { movementSpeedAttribute } = adapt<{ movementSpeedAttribute: string }>(bot.physics)
  const attributes = (bot.entity.attributes ?? {}) as Record<string, Attribute | undefined>
  const speed = attributes[movementSpeedAttribute]
  if (share === 1 && speed === undefined) return
  const others = (speed?.modifiers ?? []).filter(({ uuid }) => uuid !== OWN_MODIFIER)
  const own: Modifier[] = share === 1 ? [] : [{ uuid: OWN_MODIFIER, amount: share - 1, operation: 2 }]
  if (own.length === 0 && others.length === speed?.modifiers.length) return
  const value = speed?.value ?? PLAYER_SPEED
  bot.entity.attributes = {
    ...attributes,
    [movementSpeedAttribute]: { value, modifiers: [...others, ...own] },
  }
}
