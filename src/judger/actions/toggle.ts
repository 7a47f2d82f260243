import { Vec3 } from 'vec3'
import { formatPosition } from '../../core/position.ts'
import { toggle as toggleSpec } from '../../task/actions/toggle.ts'
import { approach } from '../motion/approach.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalCell, walk } from '../motion/walk.ts'
import { comeToSee } from '../placing/come-to-see.ts'
import { defineAction, done, fail } from './action.ts'

/** Opens or closes doors, trapdoors and gates, throws levers, presses buttons and stands on pressure plates. */
export const toggle = defineAction({
  ...toggleSpec,
  async run({ pos }, context) {
    const { bot } = context
    const at = new Vec3(pos.x, pos.y, pos.z)
    const status = () => {
      const { open, powered, power } = bot.blockAt(at)?.getProperties() ?? {}
      return open ?? powered ?? power
    }
    const name = bot.blockAt(at)?.name
    const before = status()
    if (name === undefined || before === undefined) {
      return fail(
        'not_found',
        `${formatPosition(pos)} holds ${name ?? 'nothing that I see'}, which has no switch`,
      )
    }
    if (name.endsWith('_pressure_plate')) {
      // A plate may trigger a teleport that moves the bot away, so it is enough that the plate was pressed.
      let wentDown = false
      const look = () => {
        wentDown ||= isOn(status())
      }
      bot.on('blockUpdate', look)
      const walked = await walk(context, goalCell(pos))
      bot.off('blockUpdate', look)
      if (!walked.ok && !wentDown) return walked
      if (wentDown) return done({ block: name, previous: before, current: status() })
    } else {
      const near = await approach(context, pos)
      if (!near.ok) return near
      const seen = await comeToSee(context, pos)
      if (!seen.ok) return seen
      const block = bot.blockAt(at)
      if (block !== null) await bot.activateBlock(block)
    }
    // A plate or button may already be active: then it is held, not changed.
    const isMomentary = /_(button|pressure_plate)$/.test(name)
    const changed = await waitUntil(context, 10, () => (isMomentary ? isOn(status()) : status() !== before))
    if (changed) return done({ block: name, previous: before, current: status() })
    return fail('no_effect', `the ${name} stays as it was (${String(before)})`)
  },
})

const isOn = (status: unknown): boolean => status === true || Number(status) > 0
