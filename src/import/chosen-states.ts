import type { BlockSpec } from '../game/block.ts'
import { isCoralPlant } from '../game/blocks/kinds/coral.ts'
import { ruleOf } from '../game/placement/find-family.ts'

/** States that distinguish halves, which are joined later. */
const HALVES = new Set(['half', 'part'])
/** States that a player can choose, but that are not kept: water is not part of blueprints, and walls determine hinges. */
const DROPPED = new Set(['waterlogged', 'hinge'])

/**
 * A block with the states that a player gives it by placing or finishing it; the others follow from neighbours or time.
 * @param note called for visible properties that are left out: water, grown crops
 */
export function chosenStates(block: BlockSpec, note: (why: string) => void): BlockSpec {
  const { name, properties } = block
  // It lives only in water, so it is kept there.
  const isCoral = isCoralPlant(name)
  if (properties.waterlogged === 'true' && !isCoral)
    note(`${name} in water read as dry: water is not part of blueprints`)
  const chosen = Object.entries(properties).filter(([key, value]) => {
    if (isCoral && key === 'waterlogged') return value === 'true'
    if (DROPPED.has(key)) return false
    if (HALVES.has(key)) return true
    const { by, values, how } = ruleOf(name, key)
    const canBe = values === undefined || values.includes(value)
    if (!canBe) note(`${key}=${value} of ${name} left out: ${how}`)
    return canBe && (by === 'click' || by === 'steps')
  })
  return { name, properties: Object.fromEntries(chosen) }
}
