import { Vec3 } from 'vec3'
import { center, formatPosition } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { sourcesOf } from '../../game/obtaining/wild.ts'
import { mineBlock as mineBlockSpec } from '../../task/actions/mine-block.ts'
import { APPROACH_LIMIT, approach } from '../motion/approach.ts'
import { bestTool } from '../motion/best-tool.ts'
import { dig } from '../motion/dig.ts'
import { countGains, itemsAround, pickUp } from '../motion/pick-up.ts'
import { standsOn } from '../motion/pillar.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goOne } from '../placing/go.ts'
import { waysToDig } from '../placing/ways-to-dig.ts'
import { collect } from '../skills/collect.ts'
import { soughtOf } from '../skills/explore.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'

/** Maximum time to dig one block (ms of game time). Obsidian takes 250 s with the bare hand. */
const MAX_DIG_MS = 60_000
/** How long to wait for an agent on a pillar to come down (ticks). */
const PATIENCE_TICKS = 200
/** Maximum time until a block's drops appear (ticks). */
const DROP_TICKS = 10

/** Digs a block with the best available tool and picks up the drops; if the block is gone, picks up items there. */
export const mineBlock = defineAction({
  ...mineBlockSpec,
  async run({ pos, discard, item, amount = 1 }, context) {
    if (item !== undefined) return mineAnywhere({ item, amount }, context)
    if (pos === undefined) return fail('invalid_arguments', 'give a position, or an item and an amount')
    const { bot, perch } = context
    const at = new Vec3(pos.x, pos.y, pos.z)
    const block = bot.blockAt(at)
    if (block === null)
      return fail('too_far', `${formatPosition(pos)} is beyond what I see; go nearer first`, { goTo: pos })
    const gains = countGains(context)
    const known = new Set(itemsAround(bot, center(pos)).map(({ id }) => id))
    if (isAir(block.name)) {
      if (known.size === 0) return fail('not_found', `${formatPosition(pos)} is air, and nothing lies there`)
      const { gained } = await pickUp(context, center(pos), { gains, appears: 0 })
      if (gained.length > 0) return done({ position: pos, block: null, gained, left: 0 })
      return fail('unreachable', `what lies at ${formatPosition(pos)} is out of reach`)
    }
    if (!block.diggable) return fail('wrong_tool', `${block.name} cannot be dug`)
    const near = await approach(context, pos)
    if (!near.ok) {
      const { x, z } = bot.entity.position
      const isBeside = Math.hypot(pos.x + 0.5 - x, pos.z + 0.5 - z) <= APPROACH_LIMIT
      if (near.reason !== 'unreachable' && !(near.reason === 'too_far' && isBeside)) return near
      // What is too high is dug from a pillar or an upper floor.
      const ways = waysToDig(context, pos)
      if (ways.length === 0 || 'ok' in (await goOne(context, ways))) return near
    }
    const riderOf = () => standsOn(bot, pos) ?? perch.scaffolding.ownerOf(pos)
    const isFree = await waitUntil(context, PATIENCE_TICKS, () => riderOf() === undefined)
    if (!isFree) {
      const rider = riderOf() ?? 'a teammate'
      const detail = `${rider} stands on a pillar at ${formatPosition(pos)} and takes it away soon`
      return fail('entity_in_the_way', detail, { blockers: [rider] })
    }
    const now = bot.blockAt(at)?.name ?? 'air'
    if (now !== block.name)
      return fail('not_found', `${formatPosition(pos)} has become ${isAir(now) ? 'air' : now} while I came`)
    const tool = bestTool(bot, block)
    try {
      if (tool !== null) await bot.equip(tool.type, 'hand')
    } catch (error) {
      return fail('no_effect', `could not take the ${tool?.name}: ${(error as Error).message}`)
    }
    if (!discard && !block.canHarvest(bot.heldItem?.type ?? null)) {
      return fail(
        'wrong_tool',
        `${block.name} drops nothing without the right tool; I hold ${bot.heldItem?.name ?? 'nothing'}`,
      )
    }
    const digTime = bot.digTime(block)
    if (digTime > MAX_DIG_MS) {
      const held = bot.heldItem?.name ?? 'the bare hand'
      return fail('wrong_tool', `${block.name} would take ${Math.round(digTime / 1000)} s with ${held}`)
    }
    const refusal = await dig(context, pos)
    if (refusal !== undefined) return fail('no_effect', refusal)
    perch.scaffolding.taken(pos)
    if (discard) return done({ position: pos, block: block.name })
    const appears = block.drops?.length === 0 ? 0 : DROP_TICKS
    const found = await pickUp(context, center(pos), { gains, appears, known })
    return done({ position: pos, block: block.name, ...found })
  },
})

/** Digging for an item ends after this, with what has been gained (ms of game time). */
const RUN_MS = 100_000

/** Digs what gives an item nearby. Fails when it has gained less than was asked for. */
async function mineAnywhere({ item, amount }: { item: string; amount: number }, context: ActionContext) {
  const sources = sourcesOf(item)
  if (sources.length === 0) return fail('not_found', `nothing in the wild gives ${item}; make it`)
  const until = context.clock.now() + RUN_MS
  const gained = await collect({ ...context, until }, soughtOf(sources), { item, amount })
  const got = gained.find((one) => one.item === item)?.count ?? 0
  if (got === 0) return fail('not_found', `I know of nothing nearby that gives ${item}; explore`)
  return done({ block: null, gained, left: 0 })
}
