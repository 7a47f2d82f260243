import type { GameState } from '../state.ts'

/** Recording and watching of a condition that is broken once a custom statistic grows. */
export const brokenBy = (statistic: string) => ({
  recording: () => ({ custom: [statistic] }),
  watch(_term: object, start: GameState) {
    const isStatistic = (name: string) => name === statistic
    const before = start.counted('custom', isStatistic)
    return (state: GameState) => state.counted('custom', isStatistic) > before
  },
})
