import { BRED, RIDDEN, TAMED } from '../../mcu/atoms/tables.ts'
import type { Leaf } from '../../mcu/predicate/schema.ts'

/** Something to be used on animals of a kind, one after another; without a tool they are mounted. */
interface AnimalStep {
  readonly tool?: string
  readonly kind: string
  readonly times: number
}

/** Who is tamed by being fed, which is a matter of luck, and how often it is fed at most. */
const MEALS: Readonly<Record<string, number>> = { wolf: 20, cat: 20, parrot: 60 }

/** What a condition on animals takes, kind by kind of which any one will do; none for what no action does. */
export function animalWays(leaf: Leaf): { kind: string; count: number; steps: AnimalStep[] }[] {
  if (!('of' in leaf && 'count' in leaf)) return []
  return leaf.of.flatMap((kind) => {
    const steps = stepsWith(kind, leaf)
    const count = leaf.kind === 'bred' ? 2 : leaf.count
    return steps.length === 0 ? [] : [{ kind, count, steps }]
  })
}

function stepsWith(kind: string, leaf: Leaf & { readonly count: number }): AnimalStep[] {
  const use = (tool: string | undefined, times: number): AnimalStep[] =>
    tool === undefined ? [] : [{ tool, kind, times }]
  switch (leaf.kind) {
    case 'sheared':
      return use('shears', leaf.count)
    case 'leashed':
      return use('lead', leaf.count)
    case 'tamed':
      return kind in MEALS ? use(TAMED[kind], (MEALS[kind] ?? 0) * leaf.count) : []
    case 'bred':
      // Wild wolves and horses would have to be tamed first.
      return kind in TAMED || leaf.count > 1 ? [] : use(BRED[kind], 2)
    case 'ridden': {
      const [saddle, reins] = RIDDEN[kind] ?? []
      if (saddle !== undefined && saddle !== 'saddle') return []
      // Horses bear a rider without a saddle for a moment, pigs and striders do not.
      return [...(reins === undefined ? [] : use('saddle', 1)), { kind, times: 1 }]
    }
    default:
      return []
  }
}
