import { expect, it } from 'vitest'
import { timerSleep } from '../../core/clock.ts'
import { withServer } from '../../testing/bots/with-server.ts'
import { joinStage } from '../client/testing.ts'
import { PolledStatistics } from './polled-statistics.ts'

it.each(['1.16.5', '1.19.2', '1.21.4'])(
  'clients of %s ask for what the game has counted of them, and learn the same as the server knows',
  async (version) => {
    await withServer({ virtual: true, version }, async (stage) => {
      const { server, command, sleep, now } = stage
      const steve = await joinStage(stage, 'Steve')
      const over = new AbortController()
      const polled = new PolledStatistics({ now, sleep: timerSleep, hold: (work) => work() }, over.signal)
      expect(polled.of('Steve', steve)).toBeUndefined()
      await command('give Steve dirt 3')
      await sleep(200)
      const [dirt] = steve.inventory.items()
      if (dirt === undefined) throw new Error('no dirt')
      await Promise.all([steve.tossStack(dirt), sleep(200)])
      steve.setControlState('forward', true)
      await sleep(1500)
      steve.setControlState('forward', false)
      await sleep(2500)
      const counters = polled.of('Steve', steve) ?? []
      over.abort()
      const names = counters.map(({ category, name }) => `${category}/${name}`)
      expect(names).toEqual(expect.arrayContaining(['dropped/dirt', 'custom/walk_one_cm']))
      // Time passes between the last answer and now.
      const isTime = (name: string) => /time/.test(name) || name === 'play_one_minute'
      const expected = server.statisticsOf('Steve')
      for (const { category, name, value } of counters.filter((one) => !isTime(one.name)))
        expect({ category, name, value }).toEqual(
          expected.find((one) => one.category === category && one.name === name),
        )
    })
  },
)
