import { z } from 'zod'
import { namesTest } from '../../../../game/names.ts'
import { inWords, namesSchema } from '../../names.ts'
import { defineTerm } from '../term.ts'

/**
 * Counters that grow when something is used: items by their statistic, blocks with a window by the statistic
 * for opening them.
 */
const USED = ['used', 'opened'] as const

/** Statistics that name stations, for servers that do not count actions. */
const stationStatistic = (name: string): string => `interact_with_${name}`

/** Something that is not used during a part: neither as an item nor, if it has a window, as a block. */
export const unused = defineTerm({
  id: 'unused',
  schema: z.strictObject({ kind: z.literal('unused'), of: namesSchema }),
  scope: 'run',
  names: { of: 'item' },
  recording: ({ of }) => ({ custom: of.map(stationStatistic) }),
  watch({ of }, start) {
    const test = namesTest(of)
    const isStatistic = namesTest(of.map(stationStatistic))
    const sum = (state: typeof start) =>
      USED.reduce((total, category) => total + state.counted(category, test), 0) +
      state.counted('custom', isStatistic)
    const before = sum(start)
    return (state) => sum(state) > before
  },
  inWords: ({ of }) => `without using ${inWords(of)}`,
})
