import { below } from '../blocks/support.ts'
import { startFalling } from '../entities/falling-block.ts'
import { isAir } from '../kernel/blocks/rules.ts'
import type { BlockTable } from '../kernel/blocks/table.ts'
import type { Behaviour } from '../kernel/game.ts'
import type { WorldRules } from '../rules.ts'
import { type Family, family, named } from './family.ts'

/** Blocks that fall or need support differently than in the game. @param usual their behaviour in the game */
export const changedFooting = (
  { falls = {}, needsBelow = {} }: WorldRules,
  usual: BlockTable<Behaviour>,
): Family[] => [
  ...Object.entries(falls).map(([name, isFalling]) =>
    // A key without a value removes the usual behaviour.
    family(named(name), { fall: isFalling ? startFalling : undefined } as Behaviour),
  ),
  ...Object.entries(needsBelow).map(([name, wanted]) => {
    const { isSupported } = usual.named(name)
    return family(named(name), {
      isSupported(level, p, state) {
        const there = below(level, p)
        const holds = wanted.length === 0 ? !isAir(level, there) : wanted.includes(there.name)
        return holds && (isSupported?.(level, p, state) ?? true)
      },
    })
  }),
]
