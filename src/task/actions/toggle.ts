import { z } from 'zod'
import { cellSchema, formatPosition, type Position } from '../../core/position.ts'
import { isPressurePlate, switchesBack } from '../../game/blocks/kinds/switches.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { Hands, Refusal } from './hands.ts'
import type { SeenBlock } from './seen.ts'

/** Opens or closes doors, trapdoors and gates, throws levers, presses buttons and stands on pressure plates. */
export const toggle = defineAction({
  name: 'Toggle',
  signature: 'Toggle(pos: [x,y,z])',
  summary: 'Operate the door, gate, lever, button or pressure plate there.',
  role: 'operates',
  tooEarly: 'refused',
  serverFeature: 'toggles',
  args: z.strictObject({ pos: cellSchema }),
  examples: [{ pos: [3, 1, 0] }],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
  async run({ pos }, hands) {
    const status = () => switchOf(hands.blockAt(pos))
    const name = hands.blockAt(pos)?.name
    const before = status()
    if (name === undefined || before === undefined) {
      const there = name ?? 'nothing that I see'
      return fail('not_found', `${formatPosition(pos)} holds ${there}, which has no switch`)
    }
    const operated = isPressurePlate(name) ? await stepOn(hands, pos) : await click(hands, pos)
    if (operated === 'pressed') return done({ block: name, previous: before, current: status() })
    if (operated !== undefined) return operated
    // A plate or button may already be active: then it is held, not changed.
    const changed = await hands.waitUntil(10, () =>
      switchesBack(name) ? isOn(status()) : status() !== before,
    )
    if (changed) return done({ block: name, previous: before, current: status() })
    return fail('no_effect', `the ${name} stays as it was (${String(before)})`)
  },
})

type SwitchState = SeenBlock['properties'][string] | undefined

/** The property that states whether a block is switched on. */
const switchOf = (block: SeenBlock | undefined): SwitchState => {
  const { open, powered, power } = block?.properties ?? {}
  return open ?? powered ?? power
}

const isOn = (status: SwitchState): boolean => status === true || Number(status) > 0

/** Steps on a pressure plate. It may trigger a teleport, so it is enough for the plate to go down. */
async function stepOn(hands: Hands, pos: Position): Promise<Refusal | 'pressed'> {
  let wentDown = false
  const stop = hands.onBlockChanged(() => {
    wentDown ||= isOn(switchOf(hands.blockAt(pos)))
  })
  const refused = await hands.walk({ cell: pos, range: 0 })
  stop()
  return wentDown ? 'pressed' : refused
}

async function click(hands: Hands, pos: Position): Promise<Refusal> {
  const refused = (await hands.approach(pos)) ?? (await hands.comeToSee(pos))
  if (refused === undefined) await hands.useOnBlock(pos)
  return refused
}
