import { type Answerer, identityOf } from './answerer.ts'

/**
 * An answerer that counts waves of questions: a wave begins with a question that is asked while no other is open. With enough
 * connections, a wave takes as long as its slowest call.
 */
export function countingWaves(answerer: Answerer): { answerer: Answerer; waves(): number } {
  let open = 0
  let waves = 0
  return {
    waves: () => waves,
    answerer: {
      ...identityOf(answerer),
      async answer(ask, options) {
        if (open === 0) waves++
        open++
        try {
          return await answerer.answer(ask, options)
        } finally {
          open--
        }
      },
    },
  }
}
