import { z } from 'zod'
import { namesTest } from '../../../game/names.ts'
import { lookAt } from '../../../task/actions/look-at.ts'
import { one } from '../deed.ts'
import { call } from '../doings.ts'
import { share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { secondsSchema } from '../leaf.ts'
import { inWords, namesSchema } from '../names.ts'

/** A target that is neither a block nor a mob. */
const SKY = 'sky'
/** Additional time for which the expert looks (s). */
const SPARE = 1

/** Something in the centre of an agent's view, without a break: a block, a mob or the `sky`. */
export const looked = definePredicateKind({
  id: 'looked',
  schema: z.strictObject({ kind: z.literal('looked'), of: namesSchema, seconds: secondsSchema }),
  decidedBy: 'places',
  names: { of: 'block, mob or sky' },
  recording: () => ({ views: true }),
  targets: ({ of }) => of.filter((name) => name !== SKY),
  gauge({ of, seconds }) {
    const test = namesTest(of)
    return (state) => {
      const times = [...state.views.values()].map((view) => (test(view.sees) ? view.seconds : 0))
      return share(Math.max(0, ...times), seconds)
    }
  },
  inWords: ({ of, seconds }) => `look at ${inWords(of)} for ${seconds} s`,
  ways({ of, seconds }, { mobs, blocks }) {
    const isThere = (name: string) =>
      name === SKY ||
      mobs.some(({ kind }) => kind === name) ||
      blocks.some(({ block }) => block.name === name)
    return of
      .filter(isThere)
      .map((target) => [
        call('lookAtIt', { target, seconds: Math.ceil(seconds) + SPARE }, `look at the ${target}`),
      ])
  },
  share: ({ of }, deed) => one(namesTest(of)(String(lookAt.read(deed.call)?.target ?? ''))),
})
